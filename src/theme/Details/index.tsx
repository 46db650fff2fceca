/**
 * Upstream hash: sha256 94840ca0433a133f90cccb6c40d040a7ad5ba7319715e4cb2eb32d7a99d3a50e
 * Why: upstream opens and closes with JavaScript, and hydration collapses a section that the reader has
 *   already opened.
 */
export {default} from '@site/src/components/site/Details';
