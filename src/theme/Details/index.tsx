/**
 * Upstream hash: sha256 94840ca0433a133f90cccb6c40d040a7ad5ba7319715e4cb2eb32d7a99d3a50e
 * Why: upstream folds by script; a part that the reader opened before the scripts came was closed by them.
 */
export {default} from '@site/src/components/site/Details';
