import { existsSync } from 'node:fs';
import path from 'node:path';
import { err, ok, type Result } from '#core/kernel/result.ts';
import { claimDataDirectory, userOf } from '../sql/data-directory.ts';
import { openEngine } from '../sql/embedded-engine.ts';
import { StartRefusal } from '../sql/start-refusal.ts';
import type { DatabaseFacts, Unseen } from './database-facts.ts';
import { findings } from './finding.ts';
import { readTables } from './read-tables.ts';

const { failed, ok: fine } = findings('database');

/**
 * Examines the embedded database of a data directory and holds the directory's lock until the end. A directory that a
 * running server uses can be examined only through that server.
 */
export const lookAtEmbedded = async (
  dataDir: string,
  now: number,
): Promise<Result<DatabaseFacts, Unseen>> => {
  const folder = path.join(dataDir, 'db');
  const where = `the embedded database in ${dataDir}`;
  if (!existsSync(folder))
    return err([fine(`${where} does not exist yet; the first start creates it`)]);
  const user = userOf(dataDir);
  if (user !== null)
    return err([
      fine(`${where} is in use by process ${String(user)}: checked through that server`),
    ]);
  const claimed: { release: () => void } = { release: () => undefined };
  try {
    claimed.release = await claimDataDirectory(dataDir);
    const engine = await openEngine(folder, undefined, true);
    try {
      const tables = await readTables(
        async (text, values = []) =>
          (await engine.query<Readonly<Record<string, unknown>>>(text, [...values])).rows,
        now,
      );
      return ok({ where, server: null, ...tables });
    } finally {
      await engine.close();
    }
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    return err([
      failed(error.message.replace(/\.$/, ''), 'Follow its instructions, then run this again.'),
    ]);
  } finally {
    claimed.release();
  }
};
