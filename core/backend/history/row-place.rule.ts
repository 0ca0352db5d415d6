import type { RowPlace } from './history.repository.port.ts';

const ROW =
  /^(\d{1,15})\.(\d{1,18})\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** Parses the position of a history row, as returned with a window; null starts at the newest row. */
export const rowPlace = (text: string | null): RowPlace | null => {
  const [, at, counter, id] = ROW.exec(text ?? '') ?? [];
  if (at === undefined || counter === undefined || id === undefined) return null;
  return { at: Number(at), counter, id };
};

/** Parses the position of an alarm, as returned with a window. */
export const alarmPlace = (
  text: string | null,
): { readonly at: number; readonly num: number } | null => {
  const [, at, num] = /^(\d{1,15})\.(\d{1,9})$/.exec(text ?? '') ?? [];
  return at === undefined || num === undefined ? null : { at: Number(at), num: Number(num) };
};
