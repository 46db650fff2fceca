declare module 'resolve-pathname' {
  /** @returns the path that a link `to` leads to from the page `from` */
  export default function resolvePathname(to: string, from?: string): string;
}

declare module 'nprogress' {
  const bar: {configure: (settings: object) => void; start: () => void; done: () => void};
  export default bar;
}
