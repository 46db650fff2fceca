import Link from '@docusaurus/Link';
import {fill} from '@site/src/lib/gaps';
import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Matches `code`, **bold** and [text](address). Created for each use, because a global regular expression is
 * stateful.
 */
const markup = () => /`(?<code>[^`]+)`|\*\*(?<bold>[^*]+)\*\*|\[(?<text>[^\]]+)\]\((?<href>[^)\s]+)\)/g;

/**
 * Renders a string that can wrap after a dot, slash, colon, underscore or comma, but not inside a number or after a
 * leading slash.
 */
function Breakable({children}: {children: string}): ReactNode {
  return children.split(/(?<=\S[./:_,])(?=\D)/).map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

interface CodeProps {
  children: string;
  /** Prefix shared with neighbouring names, shown less prominently. */
  shared?: string;
}

/** Renders a name as code that can break in a narrow column. */
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

interface InlineProps {
  children: string;
  /** Values for `{name}` placeholders. They are untrusted, so their markup is shown as text. */
  values?: Readonly<Record<string, string>>;
}

/**
 * Renders a string from a data file. `code`, **bold** and [links](/docs/…) are formatted, and everything else is plain
 * text.
 * @param children the string as written in the data file
 */
export default function Inline({children, values}: InlineProps): ReactNode {
  const parts: ReactNode[] = [];
  const filled = (text: string) => (values ? fill(text, values) : text);
  let end = 0;
  for (const match of children.matchAll(markup())) {
    const {code, bold, text, href} = match.groups ?? {};
    parts.push(filled(children.slice(end, match.index)));
    if (code !== undefined) {
      parts.push(<Code>{filled(code)}</Code>);
    } else if (bold !== undefined) {
      parts.push(<strong>{filled(bold)}</strong>);
    } else {
      parts.push(<Link to={href}>{filled(text ?? '')}</Link>);
    }
    end = match.index + match[0].length;
  }
  parts.push(filled(children.slice(end)));
  return parts.map((part, i) => <Fragment key={i}>{part}</Fragment>);
}
