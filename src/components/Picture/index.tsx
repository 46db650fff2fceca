import type {ComponentProps, ReactNode} from 'react';

/**
 * Renders a picture in the text.
 * @param props props of `<img>`; `width` and `height` in pixels are read from the file when the page is compiled
 */
export default function Picture({alt, ...props}: ComponentProps<'img'>): ReactNode {
  return <img decoding="async" loading="lazy" {...props} alt={alt} />;
}
