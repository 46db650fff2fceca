/** A text file as it is, read while the site is compiled: src/build/sprites. */
declare module '*.txt?raw' {
  const text: string;
  export default text;
}
