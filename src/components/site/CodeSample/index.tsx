import {CodeBlockContextProvider, useCodeWordWrap} from '@docusaurus/theme-common/internal';
import {decodeRuns} from '@site/src/prism/runs';
import ElementContent from '@theme/CodeBlock/Content/Element';
import Layout from '@theme/CodeBlock/Layout';
import {useMemo} from 'react';
import type {ReactNode} from 'react';
import {SampleLines} from './lines';

export interface Props {
  /** The text; elements are rendered as they are. */
  children?: ReactNode;
  /** Contains `language-…`. */
  className?: string;
  title?: ReactNode;
  /** Lengths of the text's pieces, from src/remark/code-samples. */
  runs?: string;
  /** Highlighted lines, counted from 0, with spaces between. */
  highlighted?: string;
  /** Number of the first line, where lines are numbered. */
  first?: string;
}

/** A code sample: title, lines, and the buttons that copy it and wrap its lines. */
export default function CodeSample({children = '', ...props}: Props): ReactNode {
  const code = Array.isArray(children) ? children.join('') : children;
  return typeof code === 'string' && !(Array.isArray(children) && children.some(isElement)) ? (
    <TextSample {...props} code={code.replace(/\r?\n$/, '')} />
  ) : (
    <ElementContent className={props.className}>{children}</ElementContent>
  );
}

const isElement = (child: unknown) => typeof child === 'object' && child !== null;

function TextSample({
  code,
  className = 'language-text',
  title,
  runs,
  highlighted,
  first,
}: Props & {code: string}) {
  const wordWrap = useCodeWordWrap();
  const metadata = useMemo(
    () => ({
      code,
      codeInput: code,
      className,
      language: /language-(?<name>\S+)/.exec(className)?.groups?.name ?? 'text',
      title,
      lineNumbersStart: first === undefined ? undefined : Number(first),
      lineClassNames: {},
    }),
    [code, className, title, first],
  );
  const lines = useMemo(
    () => ({lines: decodeRuns(code, runs), highlighted: highlighted?.split(' ') ?? []}),
    [code, runs, highlighted],
  );
  return (
    <SampleLines value={lines}>
      <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
        <Layout />
      </CodeBlockContextProvider>
    </SampleLines>
  );
}
