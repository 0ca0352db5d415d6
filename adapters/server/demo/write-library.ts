import { createHash } from 'node:crypto';
import type { LibraryForm } from '#core/library/library.schema.ts';
import { insertRows } from '../sql/insert-rows.ts';
import { toRow, without } from '../sql/row-names.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { demoId } from './demo-id.ts';
import { demoLibrary, type DemoLibraryEntry } from './demo-library.ts';
import { demoPdf } from './demo-pdf.ts';
import { DEMO_STAFF } from './demo-staff.ts';
import { DAY } from './demo-time.ts';

const FIRST = 9400;

/** Adds the id, file version, and times of creation and change to a library entry. */
const placed = (entry: DemoLibraryEntry, index: number, now: number) => {
  const first = now - entry.daysAgo * DAY;
  const changed = entry.changedDaysAgo;
  return {
    entry,
    id: demoId(FIRST + index),
    first,
    last: changed === undefined ? first : now - changed * DAY,
    version: entry.file === undefined ? 0 : changed === undefined ? 1 : 2,
  };
};
type Placed = ReturnType<typeof placed>;

const itemRow = ({ entry, first, id, last, version }: Placed) => {
  const texts = without(entry, 'changedDaysAgo', 'daysAgo', 'file', 'keptBy');
  const { audience, ...fields }: LibraryForm = {
    summary: '',
    tags: '',
    language: 'English',
    audience: ['Dealers'],
    url: '',
    state: 'Published',
    ...texts,
  };
  return {
    ...toRow(fields),
    id,
    rev: version + 1,
    version,
    audience: JSON.stringify(audience),
    published_at: fields.state === 'Draft' ? null : first,
    updated_by: DEMO_STAFF[0]?.name ?? null,
    updated_at: last,
    deleted_at: null,
  };
};

const fileRows = ({ entry: { file }, first, id, last, version }: Placed) =>
  file === undefined
    ? []
    : Array.from({ length: version }, (_, former) => former + 1).map((number) => {
        const isNewest = number === version;
        const bytes = demoPdf(isNewest ? file.lines : [...file.lines, 'Previous edition']);
        return {
          item_id: id,
          version: number,
          name: file.name,
          bytes,
          size: bytes.length,
          digest: createHash('sha256').update(bytes).digest('hex'),
          stored_at: isNewest ? last : first,
          stored_by: DEMO_STAFF[0]?.id ?? demoId(101),
        };
      });

/** Writes the library, including the files of its entries. A changed entry also keeps its previous file. */
export const writeLibrary = async (tx: SqlTransaction, now: number): Promise<void> => {
  const all = demoLibrary(now).map((entry, index) => placed(entry, index, now));
  await insertRows(tx, 'library_item', all.map(itemRow));
  await insertRows(tx, 'library_file', all.flatMap(fileRows));
  await insertRows(
    tx,
    'library_favorite',
    all.flatMap(({ id, entry: { keptBy = [] } }) =>
      keptBy.map((person) => ({ item_id: id, account_id: demoId(person) })),
    ),
  );
};
