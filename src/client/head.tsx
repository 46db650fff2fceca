/**
 * In place of `react-helmet-async` in the browser, a fifth of its size: what `@docusaurus/Head` asks of it. The server
 * writes the head with the package itself. Same rules, same tags in the same order; the test compares the two.
 * @see https://github.com/staylor/react-helmet-async/tree/v1.3.0/src
 */
import {Children, Component, Fragment, isValidElement} from 'react';
import type {ReactNode} from 'react';

type Attributes = Record<string, string | undefined>;

/** What one `<Head>` says. */
interface Said {
  title?: string;
  html?: Attributes;
  body?: Attributes;
  /** Elements by their name. */
  elements: Record<string, Attributes[]>;
}

/** Attributes that tell elements of a kind apart: of two that share one, the later `<Head>` has the say. */
const primary: Readonly<Record<string, string[]>> = {
  base: ['href'],
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  noscript: ['innerHTML'],
  script: ['src', 'innerHTML'],
  style: ['cssText'],
};

/** Where an attribute of HTML has another name in React. */
const names: Readonly<Record<string, string>> = {
  accessKey: 'accesskey',
  charSet: 'charset',
  className: 'class',
  contentEditable: 'contenteditable',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
  tabIndex: 'tabindex',
};

/** Marks what came from a `<Head>`, and names the attributes that did. */
const mark = 'data-rh';

const textOf = (children: unknown) => (Array.isArray(children) ? children.join('') : (children as string));

function read(children: ReactNode, said: Said = {elements: {}}): Said {
  Children.forEach(children, (child) => {
    if (!isValidElement<{children?: ReactNode}>(child)) {
      return;
    }
    const {children: inner, ...props} = child.props;
    const attributes = Object.fromEntries(
      Object.entries(props).map(([name, value]) => [names[name] ?? name, value as string]),
    );
    const type = child.type as string;
    if (child.type === Fragment) {
      read(inner, said);
    } else if (type === 'title') {
      said.title = textOf(inner);
    } else if (type === 'html' || type === 'body') {
      said[type] = attributes;
    } else {
      const text = inner ? {[type === 'style' ? 'cssText' : 'innerHTML']: textOf(inner)} : {};
      (said.elements[type] ??= []).push({...attributes, ...text});
    }
  });
  return said;
}

/** What an element is told apart by; undefined for one that says nothing. */
function identity(type: string, element: Attributes): string | undefined {
  let key = '';
  for (const attribute of Object.keys(element)) {
    const found = primary[type]?.find((name) => name === attribute || name === attribute.toLowerCase());
    const isSheet = found === 'rel' && element[found]?.toLowerCase() === 'stylesheet';
    const isCanonical = key === 'rel' && element[key]?.toLowerCase() === 'canonical';
    if (found !== undefined && !isSheet && !isCanonical) {
      key = found;
    }
  }
  const value = element[key];
  return value ? `${key} ${value.toLowerCase()}` : undefined;
}

/** The elements of a kind that all heads together want. */
function elementsOf(type: string, heads: readonly Said[]): Attributes[] {
  const seen = new Set<string | undefined>([undefined]);
  return heads.reduceRight<Attributes[]>((later, {elements}) => {
    const own = (elements[type] ?? []).filter((element) => !seen.has(identity(type, element)));
    own.forEach((element) => seen.add(identity(type, element)));
    return [...own, ...later];
  }, []);
}

function updateElements(type: string, wanted: Attributes[]): void {
  const old = new Set(Array.from(document.head.querySelectorAll(`${type}[${mark}]`)));
  const added: Element[] = [];
  for (const {innerHTML, cssText, ...attributes} of wanted) {
    const element = document.createElement(type);
    element.innerHTML = innerHTML ?? cssText ?? '';
    for (const [name, value = ''] of Object.entries(attributes)) {
      element.setAttribute(name, value);
    }
    element.setAttribute(mark, 'true');
    const same = [...old].find((one) => one.isEqualNode(element));
    if (same) {
      old.delete(same);
    } else {
      added.push(element);
    }
  }
  old.forEach((element) => element.remove());
  document.head.append(...added);
}

function updateAttributes(element: Element | null, attributes: Attributes): void {
  const ours = element?.getAttribute(mark)?.split(',') ?? [];
  for (const [name, value = ''] of Object.entries(attributes)) {
    if (element?.getAttribute(name) !== value) {
      element?.setAttribute(name, value);
    }
  }
  ours.filter((name) => !(name in attributes)).forEach((name) => element?.removeAttribute(name));
  const marked = Object.keys(attributes).join(',');
  if (marked === '') {
    element?.removeAttribute(mark);
  } else if (element?.getAttribute(mark) !== marked) {
    element?.setAttribute(mark, marked);
  }
}

/** Every `<Head>` on the page, in the order of their first rendering: a part of the page follows what it is in. */
const heads: Head[] = [];
let frame = 0;

function update(): void {
  const said = heads.map((head) => head.said);
  const all = (which: 'html' | 'body') => Object.assign({}, ...said.map((one) => one[which])) as Attributes;
  updateAttributes(document.body, all('body'));
  updateAttributes(document.documentElement, all('html'));
  const title = said.reduce<string | undefined>((last, one) => one.title ?? last, undefined);
  if (title !== undefined && document.title !== title) {
    document.title = title;
  }
  updateAttributes(document.querySelector('title'), {});
  Object.keys(primary).forEach((type) => updateElements(type, elementsOf(type, said)));
}

/** Once a frame, whatever number of parts have something to say. */
function updateSoon(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(update);
}

interface Props {
  /** Elements of the head, `<html>` and `<body>` with the attributes that they get. */
  children?: ReactNode;
}

class Head extends Component<Props> {
  said = read(this.props.children);
  isKnown = false;

  override shouldComponentUpdate({children}: Props): boolean {
    return JSON.stringify(read(children)) !== JSON.stringify(this.said);
  }

  override componentDidUpdate(): void {
    this.said = read(this.props.children);
    updateSoon();
  }

  override componentWillUnmount(): void {
    heads.splice(heads.indexOf(this), 1);
    updateSoon();
  }

  override render(): ReactNode {
    if (!this.isKnown) {
      this.isKnown = true;
      heads.push(this);
      updateSoon();
    }
    return null;
  }
}

export {Head as Helmet};

/** The browser has one head, so there is nothing to provide. */
export function HelmetProvider({children}: Props): ReactNode {
  return children;
}
