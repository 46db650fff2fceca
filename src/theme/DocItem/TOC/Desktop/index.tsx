/**
 * Why: adds a landmark, so that screen reader users can find or skip the table of contents.
 */
import DocItemTOCDesktop from '@theme-original/DocItem/TOC/Desktop';
import type {ReactNode} from 'react';

export default function DocItemTOCDesktopLandmark(): ReactNode {
  return (
    <nav className="toc-landmark" aria-label="On this page">
      <DocItemTOCDesktop />
    </nav>
  );
}
