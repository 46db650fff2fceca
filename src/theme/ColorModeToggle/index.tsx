/**
 * Upstream hash: sha256 0cfe6eb15b739396b173e015065b3cc3dbf6b6267714ae24cc3fe35c7dccf2ce
 * Why: upstream's label mentions two modes although there are three, it does not announce changes, and it is
 *   disabled before hydration, so that early clicks are lost. This component also uses this site's icons.
 */
export {default} from '@site/src/components/site/ColorModeButton';
