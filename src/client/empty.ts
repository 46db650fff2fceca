/** Empty replacement for modules that the browser does not need. */
export {};
