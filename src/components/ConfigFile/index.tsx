import type {ReactNode} from 'react';
import type {ConfigEntry} from '@site/src/data/schema/entry';
import {Code, Facts, Inline, versionCell} from '../DataTable';
import styles from '../DataTable/styles.module.css';

type File = Pick<ConfigEntry, 'path' | 'override' | 'template' | 'read' | 'synced' | 'versions'> & {
  /** File extension, if it differs in a version of Minecraft. */
  extension?: string;
};

function Card({file: {path, override, template, read, synced, extension}}: {file: File}): ReactNode {
  const named = (name: string) => (extension ? name.replace(/\.\w+$/, `.${extension}`) : name);
  return (
    <Facts
      of={[
        ['File', <Code key="path">{named(path)}</Code>],
        ['Own copy that wins', override !== undefined && <Code>{named(override)}</Code>],
        ['Made from', template !== undefined && <Code>{named(template)}</Code>],
        ['Read', read !== undefined && <Inline>{read}</Inline>],
        ['Players', synced !== undefined && <Inline>{synced}</Inline>],
      ]}
    />
  );
}

/**
 * Renders the path of a config file, which copy takes precedence, when the mod reads the file, and which players
 * receive it.
 * @param data the entry that `id` refers to, inserted when the page is compiled
 */
export default function ConfigFile({data}: {id: string; data: ConfigEntry}): ReactNode {
  return (
    <div className={styles.card}>
      {versionCell<File>({
        row: data,
        releases: 'releases' in data.source ? data.source.releases : undefined,
        shows: ['path', 'override', 'template', 'extension', 'read', 'synced'],
        cell: (file) => <Card file={file} />,
      })}
    </div>
  );
}
