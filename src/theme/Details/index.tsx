/**
 * Upstream hash: sha256 94840ca0433a133f90cccb6c40d040a7ad5ba7319715e4cb2eb32d7a99d3a50e
 * Why: upstream opens and closes by script, and hydration closed what the reader had opened before.
 */
export {default} from '@site/src/components/site/Details';
