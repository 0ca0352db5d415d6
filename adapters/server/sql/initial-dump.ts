import { writeFileSync } from 'node:fs';
import { Kysely, PostgresDialect } from 'kysely';
import { startEngine } from './embedded-engine.ts';
import { EmbeddedPool } from './embedded-pool.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { renewTerms } from './site-terms.ts';

/** Writes an empty, migrated database as .tar.gz; a first start from it is twice as fast and needs half the memory. Run by the build. */
export const writeInitialDump = async (file: string): Promise<void> => {
  const engine = await startEngine(null);
  const kysely = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: new EmbeddedPool(engine) }),
  });
  await migrate(kysely);
  await renewTerms(kysely);
  // Whoever begins with it has nothing to make up for, and gets no log of what led here.
  await engine.exec('set wal_recycle = off; select pg_switch_wal()');
  await engine.exec('checkpoint');
  const dump = await engine.dumpDataDir('gzip');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  await kysely.destroy();
};
