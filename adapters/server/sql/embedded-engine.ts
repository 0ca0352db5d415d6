import { cpSync, createReadStream, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { StartRefusal } from './start-refusal.ts';
import { TarUnpacker } from './tar.ts';
import { VALUE_PARSERS } from './value-types.ts';

const PARTIAL = '.partial';

/**
 * Returns the memory settings of the engine. A database on disk gets a quarter of the default, because the operating
 * system also caches files. Databases in memory and short-lived programs get the minimum.
 */
const memory = (isSmall: boolean): readonly string[] => [
  '-c',
  isSmall ? 'shared_buffers=8MB' : 'shared_buffers=32MB',
];

/** Starts the embedded engine. Without a directory, the database is in memory only. `dump` is a tar archive of a whole database. */
export const startEngine = (
  directory: string | null,
  dump?: Blob,
  isBrief = false,
): Promise<PGlite> =>
  PGlite.create({
    ...(directory !== null && { dataDir: directory }),
    ...(dump && { loadDataDir: dump }),
    parsers: { ...VALUE_PARSERS },
    startParams: [...PGlite.defaultStartParams, ...memory(isBrief || directory === null)],
  });

/** Unpacks in chunks, so that the archive is never in memory as a whole. */
const unpack = async (seedDump: string, directory: string): Promise<void> => {
  const unpacker = new TarUnpacker(directory);
  await pipeline(
    createReadStream(seedDump),
    createGunzip(),
    async (unzipped: AsyncIterable<Buffer>) => {
      for await (const piece of unzipped) unpacker.push(piece);
      unpacker.end();
    },
  );
};

/**
 * Creates a new database beside its final path and moves the complete database there, so that an interrupted start leaves
 * no incomplete database at that path.
 */
const prepare = async (directory: string, seedDump: string | undefined): Promise<void> => {
  const partial = `${directory}${PARTIAL}`;
  rmSync(partial, { recursive: true, force: true });
  if (seedDump !== undefined && existsSync(seedDump)) await unpack(seedDump, partial);
  else await (await startEngine(partial)).close();
  renameSync(partial, directory);
};

const keepCopy = (directory: string): string => {
  const prefix = `${basename(directory)}.kept-`;
  const earlier = readdirSync(dirname(directory)).find((name) => name.startsWith(prefix));
  if (earlier !== undefined) return join(dirname(directory), earlier);
  const copy = join(dirname(directory), `${prefix}${new Date().toISOString().replaceAll(':', '')}`);
  cpSync(directory, copy, { recursive: true });
  return copy;
};

/**
 * Opens the database of a data directory. The first start creates the database, from the build's dump if the build has
 * one. A damaged database is copied and refused, never recreated.
 */
export const openEngine = async (
  directory: string,
  seedDump: string | undefined,
  isBrief: boolean,
): Promise<PGlite> => {
  if (!existsSync(directory)) await prepare(directory, seedDump);
  try {
    // Without this file, the engine would create a new database in the directory.
    if (!existsSync(join(directory, 'PG_VERSION'))) throw new Error('PG_VERSION is missing.');
    // Removes a file that would prevent every start after the engine was killed while writing it. The lock of the data
    // directory already excludes other servers.
    rmSync(join(directory, 'postmaster.pid'), { force: true });
    return await startEngine(directory, undefined, isBrief);
  } catch (cause) {
    const copy = keepCopy(directory);
    throw new StartRefusal(
      'damaged',
      `The database in ${directory} does not open. Nothing was deleted and a copy is in ${copy}. Restore a backup into ${directory}, or move it away to begin with an empty one.`,
      cause,
    );
  }
};
