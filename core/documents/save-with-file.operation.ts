import { err, ok, type Answer } from '../kernel/result.ts';
import { isStale } from '../kernel/is-stale.rule.ts';
import type { FiledSaving } from './document.ts';

/** The calls needed to save an item and its file. */
export interface FiledWrites<Stored> {
  /** Stored item before saving; null for a new item. */
  readonly before: Stored | null;
  readonly create: () => Answer<Stored>;
  /** Updates the fields; null if no field changed. */
  readonly update: ((before: Stored) => Answer<Stored>) | null;
  readonly newest: (before: Stored) => Answer<Stored>;
  /** Returns true if the stored item already has the values being saved. */
  readonly isMine: (stored: Stored) => boolean;
  /** Changes the file; null if the file does not change. */
  readonly file: ((stored: Stored) => Answer<Stored>) | null;
}

const writeFields = async <Stored>(writes: FiledWrites<Stored>): Answer<Stored> => {
  const { before, create, update, newest, isMine } = writes;
  if (before === null) return create();
  if (update === null) return ok(before);
  const updated = await update(before);
  if (updated.ok || !isStale(updated.error)) return updated;
  // If the response to the first save was lost, the repeated save conflicts with the first one. Equal values are therefore no conflict.
  const now = await newest(before);
  return now.ok && isMine(now.value) ? now : err(updated.error);
};

/** Creates the item, or updates it if a field changed, then uploads or deletes the file (spec §4.3). */
export const saveWithFile = async <Stored>(
  writes: FiledWrites<Stored>,
): Promise<FiledSaving<Stored>> => {
  const fields = await writeFields(writes);
  if (!fields.ok) return { kind: 'failed', failure: fields.error };
  const file = (await writes.file?.(fields.value)) ?? fields;
  return file.ok
    ? { kind: 'saved', stored: file.value }
    : { kind: 'fileFailed', stored: fields.value, failure: file.error };
};
