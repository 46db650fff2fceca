import Link from '@docusaurus/Link';
import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

/** `code`, **bold**, [text](address). Written once per use: a global regular expression keeps its place. */
const markup = () => /`(?<code>[^`]+)`|\*\*(?<bold>[^*]+)\*\*|\[(?<text>[^\]]+)\]\((?<href>[^)\s]+)\)/g;

/** Text that may break after a dot, slash, colon, underscore or comma, but not inside a number. */
function Breakable({children}: {children: string}): ReactNode {
  return children.split(/(?<=[./:_,])(?=\D)/).map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

interface CodeProps {
  children: string;
  /** Beginning of the name that its neighbours share; it steps back. */
  shared?: string;
}

/** A name in code that fits a narrow column. */
export function Code({children, shared = ''}: CodeProps): ReactNode {
  const own = children.slice(shared.length);
  return (
    <code>
      {shared !== '' && (
        <>
          <span className={styles.shared}>
            <Breakable>{shared}</Breakable>
          </span>
          <wbr />
        </>
      )}
      <Breakable>{own}</Breakable>
    </code>
  );
}

/**
 * A text from the data: `code`, **bold** and [links](/docs/…) are set, everything else is plain.
 * @param children the text as the data file holds it
 */
export default function Inline({children}: {children: string}): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of children.matchAll(markup())) {
    const {code, bold, text, href} = match.groups ?? {};
    parts.push(children.slice(end, match.index));
    if (code !== undefined) {
      parts.push(<Code>{code}</Code>);
    } else if (bold !== undefined) {
      parts.push(<strong>{bold}</strong>);
    } else {
      parts.push(<Link to={href}>{text}</Link>);
    }
    end = match.index + match[0].length;
  }
  parts.push(children.slice(end));
  return parts.map((part, i) => <Fragment key={i}>{part}</Fragment>);
}
