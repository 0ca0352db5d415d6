import process from 'node:process';
import { runSeedCommand } from '#adapters/server/demo/scale/run-seed-command.ts';
import { scaleDemoWorld } from '#adapters/server/demo/scale/scale-demo-world.ts';
import { readSettings } from '#adapters/server/settings/read-settings.ts';
import { openData } from './server/open-data.ts';
import { outliveReaders } from './server/outlive-readers.ts';
import { Refused } from './server/refused.ts';
import { runCommand } from './server/run-command.ts';

outliveReaders();

await runCommand(() =>
  runSeedCommand({
    args: process.argv.slice(2),
    output: process.stdout,
    error: process.stderr,
    scale: async (scale, notify) => {
      const settings = readSettings(process.env);
      if (!settings.ok) throw new Refused(settings.error);
      if (settings.value.mode !== 'demo')
        throw new Refused(['Invented sites are for MODE=demo alone.']);
      const { database } = await openData(settings.value);
      try {
        return await scaleDemoWorld(database, scale, notify);
      } finally {
        await database.close();
      }
    },
  }),
);
