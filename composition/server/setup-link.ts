import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refused } from './refused.ts';

/** The way in of a new installation. */
export interface FirstAccount {
  readonly username: string;
  readonly link: string;
  /** Where the link stands. */
  readonly file: string;
}

/**
 * Puts the one-time link of the first account where its operator alone can read it (`setup-link` in DATA_DIR, mode 0600),
 * in place of the one before, or takes it away once somebody has a password (null); answers the file. A directory that
 * cannot be written to is refused (SECURITY.md §2.16).
 */
export const storeSetupLink = (dataDir: string, link: string | null): string => {
  const file = path.resolve(dataDir, 'setup-link');
  try {
    if (link === null) {
      rmSync(file, { force: true });
      return file;
    }
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    // What a start that was broken off left behind would keep its mode.
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

/** What whoever starts the server needs to know about it; the link itself only at a terminal, because everything else is kept as a log. */
export const setupLines = (
  { file, link, username }: FirstAccount,
  isTerminal: boolean,
): readonly string[] =>
  isTerminal
    ? [`Set the password of ${username} within 24 hours, once:`, link]
    : [`Set the password of ${username} within 24 hours, once: the link stands in ${file}.`];
