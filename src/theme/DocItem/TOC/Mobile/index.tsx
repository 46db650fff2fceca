/**
 * Upstream hash: sha256 352a91c33d6ee6a78578056dd1f3fe6d50f53872b790afbb416d605124131f5a
 * Why: upstream renders the collapsed table of contents above the title, which pushes the title down by a
 *   third of a phone's screen. `DocItem/Content` renders it below the title instead.
 */
export default function DocItemTOCMobile(): null {
  return null;
}
