/**
 * Why: without a landmark it can neither be found nor skipped by its name.
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
