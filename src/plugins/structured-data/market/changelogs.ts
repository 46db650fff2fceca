import type {ChangelogEntry} from '../../../data/schema/market';
import type {ChangelogFile} from '../../../data/schema/changelogs';
import type {Named} from '../entries';
import type {DataFile} from '../load';

/** Every changelog, newest version first. */
export function changelogEntries(files: readonly DataFile[]): Named[] {
  return files.map((from) => {
    const {title, source, versions, later = {}} = from.data as ChangelogFile;
    const entry: ChangelogEntry = {
      id: from.id,
      title,
      file: from.file,
      source,
      versions: Object.entries(versions).map(
        ([version, {documented, added = [], changed = [], fixed = []}]) => ({
          version,
          anchor: `version-${version}`,
          ...(documented !== undefined && {documented}),
          added,
          changed,
          fixed,
        }),
      ),
      later: Object.entries(later).map(([version, evidence]) => ({version, evidence})),
    };
    return {kind: 'changelogs', id: from.id, entry, from};
  });
}
