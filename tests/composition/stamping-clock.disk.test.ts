import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SystemClock } from '#adapters/server/clock/server-clock.ts';
import { readSettings } from '#adapters/server/settings/read-settings.ts';
import { openData } from '#composition/server/open-data.ts';

const HOUR = 3600000;

it('a server is not ready while what it stamps is off, also after the clock of its machine was put right', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stamps-'));
  const read = readSettings({ MODE: 'demo', DATA_DIR: folder });
  if (!read.ok) throw new Error(read.error.join('\n'));
  let ahead = 0;
  const clock = new SystemClock(() => Date.now() + ahead);
  const { database } = await openData(read.value, { isBrief: true, clock });
  const { fitness, kysely } = database;
  await fitness.lookAtClock(kysely);
  expect(fitness.problem).toBeNull();
  ahead = HOUR;
  clock.now();
  ahead = 0;
  // The server's clock never goes back, so the server's clock stays one hour ahead of the machine's clock.
  await fitness.lookAtClock(kysely);
  expect(fitness.problem).toBe('clock');
  await database.close();
  rmSync(folder, { recursive: true });
});
