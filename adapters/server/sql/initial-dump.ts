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
  const dump = await engine.dumpDataDir('gzip');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  await kysely.destroy();
};
