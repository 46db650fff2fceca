/** An empty module that replaces modules which the browser does not need. */
export {};
