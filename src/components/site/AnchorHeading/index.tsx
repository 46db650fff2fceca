import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {textOf} from '../../usage';
import './styles.module.css';

interface Props extends ComponentProps<'h2'> {
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** Renders a heading with a link to itself. The label of the link contains the heading's text without markup. */
export default function AnchorHeading({as: Tag, id, className, children, ...rest}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  // The title needs no link, because it is at the top of the page.
  if (Tag === 'h1' || !id) {
    return (
      <Tag {...rest} className={className}>
        {children}
      </Tag>
    );
  }
  brokenLinks.collectAnchor(id);
  const name = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    {heading: textOf(children)},
  );
  return (
    <Tag {...rest} id={id} className={clsx('anchor', className)}>
      {children}
      <Link className="hash-link" to={`#${id}`} aria-label={name} title={name}>
        &#8203;
      </Link>
    </Tag>
  );
}
