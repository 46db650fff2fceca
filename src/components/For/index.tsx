import {Children, isValidElement, type ReactNode} from 'react';
import {isMinecraft, minecraftNamed, minecraftVersions} from '@site/src/config/minecraft';
import {misuse, required} from '../usage';

interface Props {
  /** One version or several, as in `1.20.1 26.1`. */
  mc: string;
  children: ReactNode;
}

/** Whether a child is code in a line: MDX renders it as a component around a text. Paragraphs are elements of HTML. */
const isCode = (child: ReactNode): boolean =>
  isValidElement<{children?: ReactNode}>(child) &&
  typeof child.type !== 'string' &&
  typeof child.props.children === 'string';

/**
 * Text that holds for some versions of Minecraft only, in a sentence or around paragraphs. Hidden from readers who chose
 * another version; without scripts, a label names the versions.
 * @throws when `mc` names a version that pages do not distinguish
 */
export default function For({mc, children}: Props): ReactNode {
  const names = required('<For>', 'mc', mc).split(/\s+/);
  const versions = names.filter(isMinecraft);
  const unknown = names.find((name) => !isMinecraft(name));
  if (unknown !== undefined) {
    return misuse('<For>', `mc names "${unknown}". Allowed: ${minecraftVersions.join(', ')}.`);
  }
  const parts = Children.toArray(children);
  const hasText = parts.some((child) => typeof child === 'string' && child.trim() !== '');
  // A paragraph must not contain a `div`: the browser would close it, and React would render the page again.
  const Tag = hasText || parts.every(isCode) ? 'span' : 'div';
  return (
    <Tag data-in={versions.join(' ')}>
      <span className="mc-label">
        In Minecraft {versions.map((version) => minecraftNamed(version).label).join(' and ')}:{' '}
      </span>
      {children}
    </Tag>
  );
}
