import { spawn } from 'node:child_process';
import process from 'node:process';
import type { Settings } from '#adapters/server/settings/read-settings.ts';
import { hasDatabase } from '#adapters/server/sql/restore-directory.ts';
import { Refused } from './refused.ts';

/** The program that fills, and what it is given. */
interface FirstFill {
  readonly program: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly seedDump: string | undefined;
}

/** What a program refused to do ends with this status, and says why. */
const REFUSED = 2;

/** It lives a few seconds: the engine compiled a second time, for speed, would not pay off. */
const SHORT_LIFE = '--liftoff-only';

/**
 * Writes the first embedded database of a demo world in a process of its own, which ends before the server opens the database:
 * filling takes more memory than a server at work, and a process that goes on gives back only a part of it. Answers its number,
 * null where there is nothing to fill.
 */
export const fillFirst = async (
  { mode, databaseUrl, dataDir }: Settings,
  { program, environment, seedDump }: FirstFill,
): Promise<number | null> => {
  if (mode !== 'demo' || databaseUrl !== null || hasDatabase(dataDir)) return null;
  const given = seedDump === undefined ? [] : [seedDump];
  // Its input is open as long as this process lives.
  const child = spawn(process.execPath, [SHORT_LIFE, program, ...given], {
    env: environment,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let text = '';
  child.stderr.on('data', (piece: Buffer) => {
    text += piece.toString();
  });
  const end = await new Promise<number | NodeJS.Signals | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status, signal) => {
      resolve(status ?? signal);
    });
  });
  if (end === REFUSED) throw new Refused([text.trimEnd()]);
  if (end !== 0) throw new Error(`The demo world could not be written (${String(end)}). ${text}`);
  return child.pid ?? null;
};
