/**
 * Upstream hash: sha256 ca16ffb0878aafebcf722cd7c318e6a2c1e42b89691fe411ecce8f736534a458
 * Why: if a heading contains more than plain text, upstream labels its link with the id instead of the text.
 */
export {default} from '@site/src/components/site/AnchorHeading';
