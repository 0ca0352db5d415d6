import process from 'node:process';
import { runAdminCommand } from '#adapters/server/admin/run-admin-command.ts';
import { KeyRefusal } from '#adapters/server/secrets/key-ring.ts';
import { StartRefusal } from '#adapters/server/sql/start-refusal.ts';
import { openReceivers } from './server/open-receivers.ts';
import { Refused } from './server/refused.ts';

const opened: (() => Promise<void>)[] = [];

try {
  process.exitCode = await runAdminCommand({
    args: process.argv.slice(2),
    terminal: { output: process.stdout, error: process.stderr },
    open: async () => {
      const { receivers, close } = await openReceivers(process.env);
      opened.push(close);
      return receivers;
    },
  });
} catch (error) {
  const isRefusal =
    error instanceof Refused || error instanceof KeyRefusal || error instanceof StartRefusal;
  if (!isRefusal) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
} finally {
  for (const close of opened) await close();
}
