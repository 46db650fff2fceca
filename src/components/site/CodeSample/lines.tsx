import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {kinds} from '@site/src/prism/runs';
import type {Run} from '@site/src/prism/runs';
import clsx from 'clsx';
import {createContext, useContext} from 'react';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const Lines = createContext<{lines: Run[][]; highlighted: string[]}>({lines: [], highlighted: []});

/** Hands the pieces of a sample to the lines below it. */
export const SampleLines = Lines.Provider;

/** The lines of the sample around it, in the colours of their pieces. */
export default function CodeLines({className}: {className?: string}): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {lines, highlighted} = useContext(Lines);
  const first = metadata.lineNumbersStart;
  return (
    <pre
      ref={wordWrap.codeBlockRef}
      className={clsx('prism-code', metadata.className, styles.box, 'thin-scrollbar', className)}
      // A box that scrolls has to be reachable by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <code
        className={clsx(styles.lines, first !== undefined && styles.numbered)}
        style={first === undefined ? undefined : {counterReset: `line-count ${first - 1}`}}
      >
        {lines.map((runs, index) => (
          <span
            key={index}
            className={clsx(
              'token-line',
              highlighted.includes(String(index)) && 'theme-code-block-highlighted-line',
            )}
          >
            {runs.map(({kind, text}, position) =>
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
        ))}
      </code>
    </pre>
  );
}
