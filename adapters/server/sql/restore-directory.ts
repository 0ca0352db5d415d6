import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A database being unpacked; whoever finds it may throw it away. */
const PARTIAL = 'db.restoring';
/** A database that was decided for; whoever finds it puts it in its place. */
const DECIDED = 'db.restored';

const kept = (at: Date): string => `db.replaced-${at.toISOString().replaceAll(':', '')}`;

/** Whether there is a database, or one that only waits for its place. */
export const hasDatabase = (dataDir: string): boolean =>
  existsSync(join(dataDir, 'db')) || existsSync(join(dataDir, DECIDED));

/** Where a backup is unpacked and opened before it takes the place of the database. */
export const restoringPath = (dataDir: string): string => join(dataDir, PARTIAL);

/** Decides for what was unpacked; from here on only `finishRestore` is left to do, and done by every start. */
export const decideRestore = (dataDir: string): void => {
  renameSync(restoringPath(dataDir), join(dataDir, DECIDED));
};

/**
 * Ends what a restore left when it was killed: nothing of it, or all of it. Only for whoever holds the directory. Answers what
 * was done for the operator, null for nothing; the database that was there before stays beside the new one.
 */
export const finishRestore = (dataDir: string): string | null => {
  rmSync(restoringPath(dataDir), { recursive: true, force: true });
  const decided = join(dataDir, DECIDED);
  if (!existsSync(decided)) return null;
  const place = join(dataDir, 'db');
  const aside = join(dataDir, kept(new Date()));
  const replaced = existsSync(place);
  if (replaced) renameSync(place, aside);
  renameSync(decided, place);
  return replaced
    ? `The backup is in its place; the database from before is kept in ${aside}.`
    : 'The backup is in its place.';
};
