import Link from '@docusaurus/Link';
import {Fragment, type ReactNode} from 'react';

/** `code`, **bold**, [text](address). Written once per use: a global regular expression keeps its place. */
const markup = () => /`(?<code>[^`]+)`|\*\*(?<bold>[^*]+)\*\*|\[(?<text>[^\]]+)\]\((?<href>[^)\s]+)\)/g;

/** Code that may break after a dot, slash, colon, underscore or comma, so that long names fit a narrow column. */
export function Code({children}: {children: string}): ReactNode {
  const parts = children.split(/(?<=[./:_,])(?=.)/);
  return (
    <code>
      {parts.map((part, i) => (
        <Fragment key={i}>
          {i > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
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
