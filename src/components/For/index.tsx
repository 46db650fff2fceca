import {Children, type ReactNode} from 'react';
import {isMinecraft, minecraftNamed, minecraftVersions} from '@site/src/config/minecraft';
import {misuse, required} from '../usage';

interface Props {
  /** One version or several, as in `1.20.1 26.1`. */
  mc: string;
  children: ReactNode;
}

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
  const Tag = Children.toArray(children).some((child) => typeof child === 'string' && child.trim() !== '')
    ? 'span'
    : 'div';
  return (
    <Tag data-in={versions.join(' ')}>
      <span className="mc-label">
        In Minecraft {versions.map((version) => minecraftNamed(version).label).join(' and ')}:{' '}
      </span>
      {children}
    </Tag>
  );
}
