import {CodeBlockContextProvider, useCodeWordWrap} from '@docusaurus/theme-common/internal';
import {decodeRuns, kinds} from '@site/src/lib/code-runs';
import Buttons from '@theme/CodeBlock/Buttons';
import clsx from 'clsx';
import {useMemo} from 'react';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Text of the sample. Elements are rendered unchanged. */
  children?: ReactNode;
  /** Class names, one of which is `language-…`. */
  className?: string;
  title?: ReactNode;
  /** Encoded token lengths from src/build/remark/code-samples. */
  runs?: string;
}

/** Renders a code sample with its title, and with buttons that copy the code and wrap its lines. */
export default function CodeSample({
  children = '',
  className = 'language-text',
  title,
  runs,
}: Props): ReactNode {
  const wordWrap = useCodeWordWrap();
  const parts = [children].flat();
  const isText = parts.every((part) => typeof part === 'string');
  const code = isText ? parts.join('').replace(/\r?\n$/, '') : '';
  // Metadata that Docusaurus's buttons require.
  const metadata = useMemo(
    () => ({
      ...{code, codeInput: code, className, title},
      ...{language: '', lineNumbersStart: undefined, lineClassNames: {}},
    }),
    [code, className, title],
  );
  const lines = useMemo(() => decodeRuns(code, runs), [code, runs]);
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <div className={`${className} theme-code-block`}>
        {title && <div className={styles.codeBlockTitle}>{title}</div>}
        <div className={styles.content}>
          <pre
            ref={wordWrap.codeBlockRef}
            className={clsx('prism-code', className, styles.box, 'thin-scrollbar')}
            // A scrolling box must be reachable by keyboard.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
          >
            <code className={styles.lines}>
              {isText
                ? lines.map((line, index) => (
                    <span key={index} className="token-line">
                      {line.map(({kind, text}, position) =>
                        kind === undefined ? (
                          text
                        ) : (
                          <span key={position} className={`syntax-${kinds[kind]}`}>
                            {text}
                          </span>
                        ),
                      )}
                      <br />
                    </span>
                  ))
                : children}
            </code>
          </pre>
          <Buttons />
        </div>
      </div>
    </CodeBlockContextProvider>
  );
}
