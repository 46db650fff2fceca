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

/** A heading that can be linked to: "Direct link to …", with the heading's words, whatever markup they carry. */
export default function AnchorHeading({as: Tag, id, className, children, ...rest}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  // The title of a page is its top; nothing links to it.
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
