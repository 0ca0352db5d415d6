import { spawn } from 'node:child_process';
import process from 'node:process';
import type { Settings } from '#adapters/server/settings/read-settings.ts';
import { hasDatabase } from '#adapters/server/sql/restore-directory.ts';
import { Refused } from './refused.ts';

interface FirstFill {
  readonly program: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly seedDump: string | undefined;
}

/** Exit status of a first-fill program that refused to run and printed the reason. */
const REFUSED = 2;

/** Node flag that skips optimized WebAssembly compilation, which does not pay off in a process of a few seconds. */
const SHORT_LIFE = '--liftoff-only';

/**
 * Fills a new embedded database with demo data in a separate process, before the server opens the database. Filling takes
 * more memory than serving, and a running process returns only part of its memory to the system. Returns the process id,
 * or null if there is nothing to fill.
 */
export const fillFirst = async (
  { mode, databaseUrl, dataDir }: Settings,
  { program, environment, seedDump }: FirstFill,
): Promise<number | null> => {
  if (mode !== 'demo' || databaseUrl !== null || hasDatabase(dataDir)) return null;
  const given = seedDump === undefined ? [] : [seedDump];
  // The child's standard input stays open as long as this process lives, so the child notices when this process dies.
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
