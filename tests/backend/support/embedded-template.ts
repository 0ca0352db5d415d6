import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgresPool } from 'kysely';
import { startEngine } from '#adapters/server/sql/embedded-engine.ts';
import { EmbeddedPool } from '#adapters/server/sql/embedded-pool.ts';
import { writeInitialDump } from '#adapters/server/sql/initial-dump.ts';
import { checksum } from '#adapters/server/sql/migrate.ts';
import { MIGRATIONS } from '#adapters/server/sql/migrations/migrations.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const ENGINE_PACKAGE = join(ROOT, 'node_modules', '@electric-sql', 'pglite', 'package.json');

/** File of an empty, migrated database, made once per schema and engine version. */
export const initialDump = async (): Promise<string> => {
  const version = createHash('sha256')
    .update(readFileSync(ENGINE_PACKAGE))
    .update(MIGRATIONS.map(checksum).join())
    .digest('hex')
    .slice(0, 16);
  const folder = join(ROOT, '.cache', 'database');
  const file = join(folder, `${version}.tar.gz`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const fresh = `${file}.${process.pid}`;
    await writeInitialDump(fresh);
    renameSync(fresh, file);
  }
  return file;
};

/** A pool over a fresh embedded database in memory. */
export const embeddedPool = async (): Promise<{
  readonly pool: PostgresPool;
  readonly dispose: () => Promise<void>;
}> => {
  const dump = Buffer.from(readFileSync(await initialDump()));
  const pool = new EmbeddedPool(await startEngine(null, dump));
  return { pool, dispose: () => Promise.resolve() };
};
