/**
 * Upstream hash: sha256 0cfe6eb15b739396b173e015065b3cc3dbf6b6267714ae24cc3fe35c7dccf2ce
 * Why: upstream says "Switch between dark and light mode" though there are three modes, announces no change, and is disabled
 *   before hydration, so that an early press is lost. This one also has icons of this site.
 */
export {default} from '@site/src/components/site/ColorModeButton';
