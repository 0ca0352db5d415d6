import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Directory of a database being unpacked. Any later start may delete this directory. */
const PARTIAL = 'db.restoring';
/** Directory of a restored and accepted database. Any later start moves this directory into place. */
const DECIDED = 'db.restored';

const kept = (at: Date): string => `db.replaced-${at.toISOString().replaceAll(':', '')}`;

/** Returns true if a database exists, or an accepted restore that is not yet in place. */
export const hasDatabase = (dataDir: string): boolean =>
  existsSync(join(dataDir, 'db')) || existsSync(join(dataDir, DECIDED));

/** Returns the path where a backup is unpacked and opened before it replaces the database. */
export const restoringPath = (dataDir: string): string => join(dataDir, PARTIAL);

/** Accepts the unpacked database. Every start runs `finishRestore`, which moves an accepted database into place. */
export const decideRestore = (dataDir: string): void => {
  renameSync(restoringPath(dataDir), join(dataDir, DECIDED));
};

/**
 * Completes an accepted restore, or removes an incomplete restore, that a killed process left behind. The caller must have
 * claimed the data directory. Returns a note for the operator, or null if there was no accepted restore. The previous
 * database is kept next to the new one.
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
