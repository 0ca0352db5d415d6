import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refused } from './refused.ts';

/** The first account of a new installation, with a one-time link. */
export interface FirstAccount {
  readonly username: string;
  readonly link: string;
  /** The file that contains the link. */
  readonly file: string;
}

/**
 * Stores the first account's one-time link where only the operator can read it (`setup-link` in DATA_DIR, mode 0600), and
 * returns the path. If the link is null, because someone has a password, deletes the file. Throws a refusal if the
 * directory is not writable (SECURITY.md §2.16).
 */
export const storeSetupLink = (dataDir: string, link: string | null): string => {
  const file = path.resolve(dataDir, 'setup-link');
  try {
    if (link === null) {
      rmSync(file, { force: true });
      return file;
    }
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    // Removes the file of an interrupted startup, because overwriting that file would keep its mode.
    rmSync(`${file}.new`, { force: true });
    writeFileSync(`${file}.new`, `${link}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new Refused([
      `Cannot write the link of the first account to ${file} (${code}). Set DATA_DIR to a directory this user may write.`,
    ]);
  }
  return file;
};

/**
 * Returns the lines for the person who starts the server. The link itself is included only at a terminal, because other
 * output may be stored as a log.
 */
export const setupLines = (
  { file, link, username }: FirstAccount,
  isTerminal: boolean,
): readonly string[] =>
  isTerminal
    ? [`Set the password of ${username} within 24 hours, once:`, link]
    : [`Set the password of ${username} within 24 hours, once: the link is in ${file}.`];
