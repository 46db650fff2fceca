import createComponent from '@docusaurus/ComponentCreator';

type Component = ReturnType<typeof createComponent>;

const made = new Map<string, Component>();

/** The component of a route, always the same one: for another, React would draw the page anew. */
export default function componentOf(path: string, hash: string): Component {
  const key = `${path}-${hash}`;
  const component = made.get(key) ?? createComponent(path, hash);
  made.set(key, component);
  return component;
}
