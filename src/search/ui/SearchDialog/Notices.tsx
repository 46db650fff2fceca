import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {SearchThemeConfig} from '@site/src/config/search';
import {errands, exampleSearches} from '@site/src/config/errands';
import {sections} from '@site/src/config/sections';
import {doctorRoute} from '@site/src/lib/looks-like-log';
import {EnglishNote, LogNote, NothingHelp, SearchWords} from '../notes';
import type {Outcome} from '../outcome';
import {insertText} from '../paste';
import {Failure} from './failure';

interface Props {
  engine: SearchThemeConfig['engine'];
  /** This site's dialog element, which contains DocSearch's. */
  dialog: HTMLElement;
  outcome: Outcome;
  /** The complete text of the last pasted log. */
  log: string | undefined;
  onClose: () => void;
}

/**
 * Renders example queries and links to popular pages below DocSearch's start screen, if there are no recent
 * searches.
 */
function Start({onLeave, onSearch}: {onLeave: () => void; onSearch: (word: string) => void}): ReactNode {
  return (
    <div className="search-start">
      <p className="DocSearch-Help">For example</p>
      <SearchWords words={exampleSearches} onSearch={onSearch} />
      <p className="DocSearch-Help">Or go to</p>
      <ul className="search-words">
        {errands.map(({label, path}) => (
          <li key={path}>
            <Link to={path} onClick={onLeave}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <Link to={doctorRoute} onClick={onLeave}>
            Read a crash log
          </Link>
        </li>
      </ul>
    </div>
  );
}

/**
 * Renders messages that DocSearch 3.9.0 lacks, into DocSearch's own elements: above the results or instead
 * of them.
 */
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
          <Start onLeave={onClose} onSearch={search} />
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
