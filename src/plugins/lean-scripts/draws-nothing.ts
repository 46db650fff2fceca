/** In place of a component that the site's settings switch off. */
export default function drawsNothing(): null {
  return null;
}
