import process from 'node:process';
import { KeyRefusal } from '#adapters/server/secrets/key-ring.ts';
import { StartRefusal } from '#adapters/server/sql/start-refusal.ts';
import { Refused } from './refused.ts';

/** Runs a command of whoever looks after the server: its answer is the exit status, and what the server would not start on is said in plain lines (status 2). */
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
