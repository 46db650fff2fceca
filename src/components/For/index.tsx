import {Children, isValidElement, type ReactNode} from 'react';
import {isMinecraft, minecraftNamed, minecraftVersions} from '@site/src/config/minecraft';
import {misuse, required} from '../usage';

interface Props {
  /** One or more versions, such as `1.20.1 26.1`. */
  mc: string;
  children: ReactNode;
}

/**
 * Returns whether a child is part of a sentence: emphasis, or inline code, which MDX renders as a component around
 * a string. Other HTML elements, such as paragraphs, are blocks.
 */
const isInline = (child: ReactNode): boolean =>
  isValidElement<{children?: ReactNode}>(child) &&
  (typeof child.type === 'string'
    ? child.type === 'strong' || child.type === 'em'
    : typeof child.props.children === 'string');

/**
 * Renders text that applies only to some versions of Minecraft, in a sentence or around paragraphs. The text is
 * hidden from readers who chose another version. Without JavaScript, a label contains the versions.
 * @throws Error when `mc` contains an unknown version
 */
export default function For({mc, children}: Props): ReactNode {
  const names = required('<For>', 'mc', mc).split(/\s+/);
  const versions = names.filter(isMinecraft);
  const unknown = names.find((name) => !isMinecraft(name));
  if (unknown !== undefined) {
    return misuse('<For>', `mc contains "${unknown}". Allowed: ${minecraftVersions.join(', ')}.`);
  }
  const parts = Children.toArray(children);
  const hasText = parts.some((child) => typeof child === 'string' && child.trim() !== '');
  // A paragraph must not contain a `div`: the browser would end the paragraph there, and hydration would fail.
  const Tag = hasText || parts.every(isInline) ? 'span' : 'div';
  return (
    <Tag data-in={versions.join(' ')}>
      <span className="mc-label">
        In Minecraft {versions.map((version) => minecraftNamed(version).label).join(' and ')}:{' '}
      </span>
      {children}
    </Tag>
  );
}
