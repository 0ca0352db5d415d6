import process from 'node:process';
import { isMainThread, Worker } from 'node:worker_threads';
import { DemoClock } from '#adapters/server/clock/server-clock.ts';
import { AesPasscodeVault } from '#adapters/server/secrets/aes-passcode-vault.ts';
import { Argon2Hasher } from '#adapters/server/secrets/argon2-hasher.ts';
import { NodeSecretSource } from '#adapters/server/secrets/node-secret-source.ts';
import { readSettings } from '#adapters/server/settings/read-settings.ts';
import { addressesOf } from './server/addresses.ts';
import { DemoWorldReset } from './server/demo-world.ts';
import { openData } from './server/open-data.ts';
import { Refused } from './server/refused.ts';
import { runCommand } from './server/run-command.ts';

/** Creates a database with the demo data and closes it. Returns the exit status. */
const fill = async (seedDump: string | undefined): Promise<number> => {
  const read = readSettings(process.env);
  if (!read.ok) throw new Refused(read.error);
  const settings = read.value;
  const { keys, database } = await openData(settings, { seedDump, isBrief: true });
  try {
    const { dealer, consumer } = addressesOf(settings);
    const host = {
      clock: new DemoClock(settings.demoNow),
      hasher: new Argon2Hasher(),
      secrets: new NodeSecretSource(keys),
      vault: new AesPasscodeVault(keys.passcodes),
      publicUrls: { dealer: dealer.publicUrl, consumer: consumer.publicUrl },
      providerName: settings.providerName,
    };
    await new DemoWorldReset(database, host, settings.demoWorld).ensure();
  } finally {
    await database.close();
  }
  return 0;
};

// The work runs in a worker thread, because the work blocks the event loop. The main thread can then notice that the
// server died, end this process at once and release the data directory.
if (isMainThread) {
  const thread = new Worker(new URL(import.meta.url), { argv: process.argv.slice(2) });
  process.stdin.on('end', () => process.exit(1)).resume();
  thread.on('exit', (status) => {
    process.exitCode = status;
    process.stdin.destroy();
  });
} else await runCommand(() => fill(process.argv[2]));
