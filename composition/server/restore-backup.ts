import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createRestored } from '#core/backend/restored/restored.use-cases.ts';
import type { RestoreBackup, RestoreOutcome } from '#adapters/server/admin/admin-command.ts';
import { unpackBackup, type BackupHead } from '#adapters/server/backup/backup-file.ts';
import { RandomIds, SystemClock } from '#adapters/server/clock/server-clock.ts';
import { openKeyRings, type KeyRings } from '#adapters/server/secrets/key-ring.ts';
import { hasKey, proveKeys } from '#adapters/server/secrets/prove-keys.ts';
import { KEY_PURPOSES } from '#adapters/server/settings/settings.ts';
import type { Settings } from '#adapters/server/settings/read-settings.ts';
import { claimDataDirectory } from '#adapters/server/sql/data-directory.ts';
import { startEngine } from '#adapters/server/sql/embedded-engine.ts';
import { EmbeddedPool } from '#adapters/server/sql/embedded-pool.ts';
import { SCHEMA_NUMBER } from '#adapters/server/sql/migrations/migrations.ts';
import { openOver, type Database } from '#adapters/server/sql/open-database.ts';
import {
  decideRestore,
  finishRestore,
  restoringPath,
} from '#adapters/server/sql/restore-directory.ts';
import { StartRefusal } from '#adapters/server/sql/start-refusal.ts';
import { auditKeysOf } from './open-data.ts';

/** Number of audit-log entries verified at once. */
const PART = 2000;

const refused = (text: string, cause?: unknown): StartRefusal =>
  new StartRefusal('notRestored', `Nothing was restored: ${text}`, cause);

/** Opens the existing keys. No key is created, because a new key would fit no backup. */
const keysHere = ({ mode, dataDir, keys }: Settings): KeyRings => {
  const folder = path.join(dataDir, 'keys');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  for (const purpose of KEY_PURPOSES)
    if (keys[purpose] === null && !files.some((name) => name.startsWith(`${purpose}.`)))
      throw refused(`there is no ${purpose} key. Put your copy of the keys into ${folder} first.`);
  return openKeyRings({ mode, dataDir, keys });
};

const accept =
  (keys: KeyRings) =>
  ({ schema, keys: marks }: BackupHead): void => {
    if (schema > SCHEMA_NUMBER)
      throw refused(
        `the backup is from a newer version (schema ${String(schema)}, this one knows ${String(SCHEMA_NUMBER)}). Use that version.`,
      );
    for (const purpose of ['audit', 'passcodes'] as const)
      if (!hasKey(keys, purpose, marks[purpose]))
        throw refused(
          `the ${purpose} key "${marks[purpose].id}" it was made with is not here. Put the copy of the keys that belongs to it into DATA_DIR/keys (or KEY_${purpose.toUpperCase()}).`,
        );
  };

const openUnpacked = async (directory: string, keys: KeyRings): Promise<Database> => {
  try {
    const engine = await startEngine(directory, undefined, true);
    return await openOver('embedded', new EmbeddedPool(engine), auditKeysOf(keys));
  } catch (cause) {
    if (cause instanceof StartRefusal) throw refused(cause.message, cause);
    throw refused('this version cannot open its database.', cause);
  }
};

const checkAuditLog = async ({ unitOfWork }: Database): Promise<RestoreOutcome['auditLog']> => {
  for (let after = 0; ;) {
    const part = await unitOfWork.read((tx) => tx.auditLog.checkChain(after, PART));
    after = part.upTo;
    if (part.state !== 'more') return { upTo: after, isIntact: part.state === 'intact' };
  }
};

/** Opens the unpacked database with the existing keys, verifies it, and voids access that must not be restored. */
const makeReady = async (
  directory: string,
  keys: KeyRings,
  madeAt: number,
): Promise<Pick<RestoreOutcome, 'voided' | 'auditLog'>> => {
  const database = await openUnpacked(directory, keys);
  try {
    await proveKeys(database.kysely, keys);
    const auditLog = await checkAuditLog(database);
    const ports = { ...database, clock: new SystemClock(), ids: new RandomIds() };
    return { auditLog, voided: await createRestored(ports).markRestored(madeAt) };
  } finally {
    await database.close();
  }
};

/**
 * Restores a backup into the data directory, which no server may be using (SECURITY.md §2.18). The backup is unpacked and
 * prepared next to the database and replaces the database at the very end. If the process is killed before the
 * replacement, the database is unchanged.
 */
export const restoreBackup =
  (settings: Settings): RestoreBackup =>
  async (read, { replace }) => {
    const { dataDir } = settings;
    const keys = keysHere(settings);
    const release = await claimDataDirectory(dataDir);
    try {
      finishRestore(dataDir);
      if (!replace && existsSync(path.join(dataDir, 'db')))
        throw refused(
          `there is a database in ${dataDir}. With --replace it is kept next to the restored one.`,
        );
      const directory = restoringPath(dataDir);
      mkdirSync(directory, { mode: 0o700 });
      const { madeAt } = await unpackBackup(read, directory, accept(keys));
      const ready = await makeReady(directory, keys, madeAt);
      decideRestore(dataDir);
      return { madeAt, ...ready, note: finishRestore(dataDir) ?? '' };
    } catch (cause) {
      finishRestore(dataDir);
      throw cause;
    } finally {
      release();
    }
  };
