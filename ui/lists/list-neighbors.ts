import { writeListQuery } from '#core/lists/read-list-query.rule.ts';
import type { RecordTrail } from '#core/navigation/place-trace.schema.ts';
import { scrollsNow } from './list-reading.ts';
import type { ListViewModel } from './list.view-model.ts';

/** The rows of a page of a scrolling list, once its records are opened one after the other. */
const TRAIL_ROWS = 50;

const indexOf = <Row>({ parts, rows }: ListViewModel<Row>, key: string): number =>
  rows.findIndex((row) => parts.keyOf(row) === key);

/** Returns the position of a row in the whole list, from 0; null if the row is not loaded. */
export const placeInList = <Row>(list: ListViewModel<Row>, key: string): number | null => {
  const at = indexOf(list, key);
  if (at < 0) return null;
  return scrollsNow(list.parts, list.query) ? at : list.offset + at;
};

/** Returns the row before or after a row, and turns to its page first if necessary; null if there is none. */
export const besideInList = async <Row>(
  list: ListViewModel<Row>,
  key: string,
  step: 1 | -1,
): Promise<Row | null> => {
  const at = indexOf(list, key);
  if (at < 0) return null;
  const near = list.rows[at + step];
  if (near !== undefined) return near;
  if (scrollsNow(list.parts, list.query)) {
    await list.goOn();
    return list.rows[at + step] ?? null;
  }
  const { page } = list.query;
  await (step === 1 ? list.forward() : list.back());
  if (list.query.page === page) return null;
  return (step === 1 ? list.rows[0] : list.rows.at(-1)) ?? null;
};

/** Returns the part of the list around a row, for the screen on which the row is opened. */
export const trailOf = <Row>(list: ListViewModel<Row>, key: string): RecordTrail | null => {
  const { parts, query, rows, total } = list;
  const at = placeInList(list, key);
  if (at === null) return null;
  const scrolls = scrollsNow(parts, query);
  // A list that scrolls is continued by numbered pages.
  const size = scrolls ? TRAIL_ROWS : query.size;
  const page = Math.floor(at / size) + 1;
  const offset = (page - 1) * size;
  const shown = scrolls ? rows.slice(offset, offset + size) : rows;
  const address = writeListQuery(parts.shape, { ...query, page, size });
  const asked = new URLSearchParams({ ...address, page: String(page), size: String(size) });
  return { query: asked.toString(), keys: shown.map(parts.keyOf), offset, total };
};
