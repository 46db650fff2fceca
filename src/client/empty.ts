/** An empty module that replaces modules the browser does not need. */
export {};
