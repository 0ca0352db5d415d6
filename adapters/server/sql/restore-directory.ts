import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A database being unpacked; any later start may delete it. */
const PARTIAL = 'db.restoring';
/** A restored database that was accepted; any later start moves it into place. */
const DECIDED = 'db.restored';

const kept = (at: Date): string => `db.replaced-${at.toISOString().replaceAll(':', '')}`;

/** Returns true if there is a database, or an accepted one that waits to be moved into place. */
export const hasDatabase = (dataDir: string): boolean =>
  existsSync(join(dataDir, 'db')) || existsSync(join(dataDir, DECIDED));

/** The path where a backup is unpacked and opened before it replaces the database. */
export const restoringPath = (dataDir: string): string => join(dataDir, PARTIAL);

/** Accepts the unpacked database. From here on only `finishRestore` remains, which every start runs. */
export const decideRestore = (dataDir: string): void => {
  renameSync(restoringPath(dataDir), join(dataDir, DECIDED));
};

/**
 * Completes or removes what a killed restore left behind. Only the process that holds the directory may call it. Returns a
 * note for the operator, or null if there was nothing to do. The previous database stays next to the new one.
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
