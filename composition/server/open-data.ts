import { openKeyRings } from '#adapters/server/secrets/key-ring.ts';
import { proveKeys } from '#adapters/server/secrets/prove-keys.ts';
import type { Settings } from '#adapters/server/settings/read-settings.ts';
import { openDatabase } from '#adapters/server/sql/open-database.ts';

/** Opens the keys and the database they belong to, migrated, as a server does or a program of a few seconds (`isBrief`); throws `KeyRefusal` or `StartRefusal` with lines for the operator. */
export const openData = async (
  settings: Settings,
  embedded: { readonly seedDump?: string | undefined; readonly isBrief?: boolean } = {},
) => {
  const keys = openKeyRings(settings);
  const { id, bytes } = keys.audit.current;
  const olderKey = (name: string) => keys.audit.byId(name)?.bytes;
  const auditKeys = { auditKey: bytes, auditKeyId: id, olderKey };
  const database = await openDatabase(
    settings.databaseUrl === null
      ? { dataDir: settings.dataDir, keys: auditKeys, ...embedded }
      : { url: settings.databaseUrl, keys: auditKeys },
  );
  try {
    await proveKeys(database.kysely, keys);
  } catch (error) {
    await database.close();
    throw error;
  }
  return { keys, database };
};
