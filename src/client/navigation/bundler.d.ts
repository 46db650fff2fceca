/** What the bundler gives to every module: https://rspack.rs/api/runtime-api/module-variables */

/** Loads a module whose chunk is here; throws when it is not. */
declare const __webpack_require__: (id: string | number) => unknown;
/** Loads a chunk, unless it is here. */
declare const __webpack_chunk_load__: (name: string) => Promise<unknown>;
/** Path of a chunk's script below the public path. */
declare const __webpack_get_script_filename__: (name: string) => string;
/** Path that the site is mounted at, with a slash at both ends. */
declare const __webpack_public_path__: string;
