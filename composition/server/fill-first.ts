import { spawn } from 'node:child_process';
import process from 'node:process';
import type { Settings } from '#adapters/server/settings/read-settings.ts';
import { hasDatabase } from '#adapters/server/sql/restore-directory.ts';
import { Refused } from './refused.ts';

/** The program that fills the database, and its inputs. */
interface FirstFill {
  readonly program: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly seedDump: string | undefined;
}

/** Exit status of a program that refused to run and printed why. */
const REFUSED = 2;

/** The process lives only a few seconds, so compiling WebAssembly a second time for speed would not pay off. */
const SHORT_LIFE = '--liftoff-only';

/**
 * Fills the first embedded database with demo data in a separate process, which ends before the server opens the database:
 * filling takes more memory than a running server, and a process returns only part of its memory. Returns the process
 * number, or null if there is nothing to fill.
 */
export const fillFirst = async (
  { mode, databaseUrl, dataDir }: Settings,
  { program, environment, seedDump }: FirstFill,
): Promise<number | null> => {
  if (mode !== 'demo' || databaseUrl !== null || hasDatabase(dataDir)) return null;
  const given = seedDump === undefined ? [] : [seedDump];
  // Its standard input stays open as long as this process lives.
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
