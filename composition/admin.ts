import process from 'node:process';
import { runAdminCommand } from '#adapters/server/admin/run-admin-command.ts';
import { openReceivers } from './server/open-receivers.ts';
import { runCommand } from './server/run-command.ts';

const opened: (() => Promise<void>)[] = [];

try {
  await runCommand(() =>
    runAdminCommand({
      args: process.argv.slice(2),
      terminal: { output: process.stdout, error: process.stderr },
      open: async () => {
        const { receivers, close } = await openReceivers(process.env);
        opened.push(close);
        return receivers;
      },
    }),
  );
} finally {
  for (const close of opened) await close();
}
