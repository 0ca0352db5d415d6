import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';
import type { AnnouncingPool } from '#adapters/server/sql/change-line.ts';
import { startEngine } from '#adapters/server/sql/embedded-engine.ts';
import { EmbeddedPool } from '#adapters/server/sql/embedded-pool.ts';
import { writeInitialDump } from '#adapters/server/sql/initial-dump.ts';
import { checksum } from '#adapters/server/sql/migrate.ts';
import { MIGRATIONS } from '#adapters/server/sql/migrations/migrations.ts';
import { LentEngine } from './lent-engine.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const ENGINE_PACKAGE = join(ROOT, 'node_modules', '@electric-sql', 'pglite', 'package.json');

/** Returns the path of a dump of an empty, migrated database. The dump is created once per schema and engine version. */
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

/**
 * An in-memory Blob that returns its bytes in one piece, because streaming a plain Blob to the engine takes as long as
 * starting the engine.
 */
class Snapshot extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor(bytes: Uint8Array) {
    super([], { type: 'application/x-tar' });
    this.#bytes = new Uint8Array(bytes).buffer;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}

const BLOCK = 512;
/** Matches the files of the engine's two template databases, which are never opened. */
const UNUSED = /^\/?base\/[14]\//;

/** Returns a tar archive without the files of the template databases. */
const withoutPatterns = (tar: Buffer): Buffer => {
  const kept: Buffer[] = [];
  for (let at = 0; at + BLOCK <= tar.length;) {
    const header = tar.subarray(at, at + BLOCK);
    const size = Number.parseInt(header.toString('latin1', 124, 136), 8) || 0;
    const end = at + BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    if (!UNUSED.test(header.toString('latin1', 0, 100))) kept.push(tar.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
};

let unpacked: Promise<Snapshot> | null = null;

/** Unpacks the dump once per worker. */
const snapshot = (): Promise<Snapshot> => {
  unpacked ??= initialDump().then(
    (file) => new Snapshot(withoutPatterns(gunzipSync(readFileSync(file)))),
  );
  return unpacked;
};

/** This worker's engines in their initial state, kept for reuse because starting an engine takes ten times as long as cleaning one. */
const idle: LentEngine[] = [];

const lendEmpty = async (): Promise<PGlite> => {
  const back = (engine: LentEngine) => idle.push(engine);
  const lent =
    idle.pop() ?? (await LentEngine.over(await startEngine(null, await snapshot()), back));
  return lent.lend();
};

/** Opens a pool on a fresh in-memory database, empty or a copy of `from`. */
export const embeddedPool = async (
  from: Blob | null,
): Promise<{
  readonly pool: AnnouncingPool;
  readonly dispose: () => Promise<void>;
  /** Saves the whole database, so that other databases can be created as copies. */
  readonly keep: () => Promise<Blob>;
}> => {
  const engine = from === null ? await lendEmpty() : await startEngine(null, from);
  return {
    pool: new EmbeddedPool(engine),
    dispose: () => Promise.resolve(),
    keep: async () => {
      // The checkpoint saves recovery time in engines that start from the dump.
      await engine.exec('checkpoint');
      const dump = await engine.dumpDataDir('none');
      return new Snapshot(new Uint8Array(await dump.arrayBuffer()));
    },
  };
};
