import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {SearchThemeConfig} from '@site/src/config/search';
import {sections} from '@site/src/config/sections';
import {EnglishNote, LogNote, NothingHelp} from '../notes';
import type {Outcome} from '../outcome';
import {insertText} from '../paste';
import {Failure} from './failure';

interface Props {
  engine: SearchThemeConfig['engine'];
  /** Element around DocSearch. */
  dialog: HTMLElement;
  outcome: Outcome;
  /** A whole log that was pasted last. */
  log: string | undefined;
  onClose: () => void;
}

/** What DocSearch 3.9.0 has no place for: rendered into its elements, above its results or in place of them. */
export function Notices({engine, dialog, outcome, log, onClose}: Props): ReactNode {
  const search = (word: string) => {
    const field = dialog.querySelector('input')!;
    field.select();
    insertText(field, word);
    field.focus();
  };
  return (
    <>
      {createPortal(
        <>
          {outcome.kind === 'failed' && <Failure engine={engine} />}
          {outcome.kind === 'nothing' && (
            <div className="DocSearch-ErrorScreen" role="status">
              <p className="DocSearch-Title">No results for "{outcome.query}"</p>
              <NothingHelp {...outcome} onLeave={onClose} onSearch={search} />
              <p className="DocSearch-Help">Or look around:</p>
              <ul className="search-words">
                {sections.map(({id, label, path}) => (
                  <li key={id}>
                    <Link to={path} onClick={onClose}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>,
        dialog.querySelector('.DocSearch-Dropdown')!,
      )}
      {createPortal(
        <>
          {log !== undefined && <LogNote log={log} onLeave={onClose} />}
          {outcome.kind === 'found' && outcome.isForeign && <EnglishNote />}
        </>,
        dialog.querySelector('.DocSearch-Modal')!,
      )}
    </>
  );
}
