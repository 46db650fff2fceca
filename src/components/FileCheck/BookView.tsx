import {useState, type ReactNode} from 'react';
import type {Book} from '@site/src/check-files/engine';
import CopyButton from '../CopyButton';
import Select, {Options} from '../Select';
import tool from '../tool.module.css';
import ChapterMap from './ChapterMap';

/**
 * Renders a summary of a quest book: the size of the book, the translated texts of each language, and a map of the
 * selected chapter.
 */
export default function BookView({book: {chapters, tasks, rewards, languages}}: {book: Book}): ReactNode {
  const [chosen, setChosen] = useState(chapters.find(({quests}) => quests.length > 0)?.file ?? '');
  const chapter = chapters.find(({file}) => file === chosen);
  const quests = chapters.reduce((sum, each) => sum + each.quests.length, 0);
  return (
    <section aria-label="Quest book">
      <h3>Quest book</h3>
      <p>
        {chapters.length} chapters, {quests} quests, {tasks} tasks, {rewards} rewards.
      </p>
      {languages.length > 1 && (
        <table className={tool.table}>
          <caption>Languages</caption>
          <thead>
            <tr>
              <th scope="col">Language</th>
              <th scope="col">Texts</th>
              <th scope="col">Missing</th>
              <th scope="col">Left over</th>
              <th scope="col">Same as English</th>
            </tr>
          </thead>
          <tbody>
            {languages.map(({language, texts, missing, left, same}) => (
              <tr key={language}>
                <th scope="row">{language}</th>
                <td>{texts}</td>
                <td>
                  {missing.length}{' '}
                  {missing.length > 0 && (
                    <CopyButton text={missing.join('\n')}>{`Copy keys of ${language}`}</CopyButton>
                  )}
                </td>
                <td>{left.length}</td>
                <td>{same}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {chapter && (
        <>
          <div className={tool.fields}>
            <Select label="Map of the chapter" name="chapter" value={chosen} onChoose={setChosen}>
              <Options
                of={chapters.map(({file, title, quests: own}) => ({
                  id: file,
                  name: `${title ?? file.split('/').pop()!} (${own.length})`,
                }))}
              />
            </Select>
          </div>
          <ChapterMap quests={chapter.quests} />
        </>
      )}
    </section>
  );
}
