import process from 'node:process';
import { KeyRefusal } from '#adapters/server/secrets/key-ring.ts';
import { StartRefusal } from '#adapters/server/sql/start-refusal.ts';
import { Refused } from './refused.ts';

/**
 * Runs an operator's command, whose result becomes the exit status. Faults that would prevent a server's startup are
 * printed as plain lines (status 2).
 */
export const runCommand = async (work: () => Promise<number>): Promise<void> => {
  try {
    process.exitCode = await work();
  } catch (error) {
    const isRefusal =
      error instanceof Refused || error instanceof KeyRefusal || error instanceof StartRefusal;
    if (!isRefusal) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
};
