/**
 * Upstream hash: sha256 0cfe6eb15b739396b173e015065b3cc3dbf6b6267714ae24cc3fe35c7dccf2ce
 * Why: upstream's says "Switch between dark and light mode" though there are three, announces no change, and is disabled
 *   until React arrives, which loses an early press; ours also has our own signs.
 */
export {default} from '@site/src/components/site/ColorModeButton';
