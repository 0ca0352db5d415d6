import { SystemClock } from '#adapters/server/clock/server-clock.ts';
import { openKeyRings, type KeyRings } from '#adapters/server/secrets/key-ring.ts';
import { proveKeys } from '#adapters/server/secrets/prove-keys.ts';
import type { Settings } from '#adapters/server/settings/read-settings.ts';
import type { AuditKeys } from '#adapters/server/sql/audit/audit.repository.ts';
import { openDatabase } from '#adapters/server/sql/open-database.ts';
import { readRowCheck } from '#adapters/server/sql/row-check.ts';

/** Returns the keys of the audit log's hash chain. */
export const auditKeysOf = ({ audit }: KeyRings): AuditKeys => ({
  auditKey: audit.current.bytes,
  auditKeyId: audit.current.id,
  olderKey: (name) => audit.byId(name)?.bytes,
});

/**
 * Opens the keys and the migrated database, for a server or, with `isBrief`, for a short-lived program. Throws
 * `KeyRefusal` or `StartRefusal` with lines for the operator.
 */
export const openData = async (
  settings: Settings,
  embedded: {
    readonly seedDump?: string | undefined;
    readonly isBrief?: boolean;
    readonly clock?: SystemClock;
    /** The file of schemas against which rows of a demo database are checked. */
    readonly rowSchemas?: string | undefined;
  } = {},
) => {
  const keys = openKeyRings(settings);
  const auditKeys = auditKeysOf(keys);
  // The database's time is compared with the clock that writes the timestamps, because a monotonic clock can differ from the machine's.
  const { clock = new SystemClock(), rowSchemas, ...dump } = embedded;
  const now = (): number => clock.now();
  const isChecked = settings.mode === 'demo' && rowSchemas !== undefined;
  const rowCheck = isChecked ? readRowCheck(rowSchemas) : undefined;
  const common = { keys: auditKeys, now, rowCheck };
  const database = await openDatabase(
    settings.databaseUrl === null
      ? { dataDir: settings.dataDir, ...common, ...dump }
      : { url: settings.databaseUrl, ...common },
  );
  try {
    await proveKeys(database.kysely, keys);
  } catch (error) {
    await database.close();
    throw error;
  }
  return { keys, database, clock };
};
