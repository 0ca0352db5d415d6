import { err, ok, type Answer } from '../kernel/result.ts';
import { isStale } from '../kernel/is-stale.rule.ts';
import type { FiledSaving } from './document.ts';

/** The writes of one save, each of which may have nothing to do. */
export interface FiledWrites<Stored> {
  /** Null for what is new. */
  readonly before: Stored | null;
  readonly create: () => Answer<Stored>;
  /** Null where no field changed. */
  readonly update: ((before: Stored) => Answer<Stored>) | null;
  readonly newest: (before: Stored) => Answer<Stored>;
  /** Whether what is stored says what this save wants. */
  readonly isMine: (stored: Stored) => boolean;
  /** Null where the file stays. */
  readonly file: ((stored: Stored) => Answer<Stored>) | null;
}

const writeFields = async <Stored>(writes: FiledWrites<Stored>): Answer<Stored> => {
  const { before, create, update, newest, isMine } = writes;
  if (before === null) return create();
  if (update === null) return ok(before);
  const updated = await update(before);
  if (updated.ok || !isStale(updated.error)) return updated;
  // A save whose answer was lost meets its own work at the next try: what says the same is no conflict.
  const now = await newest(before);
  return now.ok && isMine(now.value) ? now : err(updated.error);
};

/** Creates or updates only if changed, then uploads or deletes the file (spec §4.3). */
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
