import { afterAll, beforeAll, expect, it } from 'vitest';
import { KeyRefusal, type Key, type KeyRings } from '#adapters/server/secrets/key-ring.ts';
import { proveKeys } from '#adapters/server/secrets/prove-keys.ts';
import { KEY_PURPOSES, type KeyPurpose } from '#adapters/server/settings/settings.ts';
import {
  describeEachEngine,
  openTestDatabase,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';

const key = (id: string, fill: number): Key => ({ id, bytes: Buffer.alloc(32, fill) });
const rings = (change: Partial<Record<KeyPurpose, Key>> = {}): KeyRings => {
  const ring = (purpose: KeyPurpose) => {
    const current = change[purpose] ?? key('1', 1);
    return { current, byId: () => current };
  };
  return {
    codes: ring('codes'),
    xsrf: ring('xsrf'),
    audit: ring('audit'),
    refresh: ring('refresh'),
    passcodes: ring('passcodes'),
  };
};

describeEachEngine('servers that share a database', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ engine });
    await proveKeys(database.kysely, rings());
  });
  afterAll(() => database.close());

  it('start with the same keys, again and together', async () => {
    const starts = Array.from({ length: 8 }, () => proveKeys(database.kysely, rings()));
    await expect(Promise.all(starts)).resolves.toHaveLength(8);
  });

  it.each(KEY_PURPOSES)('do not start with another %s key of the same name', async (purpose) => {
    const start = proveKeys(database.kysely, rings({ [purpose]: key('1', 2) }));
    await expect(start).rejects.toThrow(KeyRefusal);
    await expect(start).rejects.toThrow(new RegExp(`^The ${purpose} key "1" [^\\n]*$`));
  });

  it('start with a key under a new name, and with the older one beside it', async () => {
    await proveKeys(database.kysely, rings({ codes: key('2', 2) }));
    await proveKeys(database.kysely, rings());
    const other = proveKeys(database.kysely, rings({ codes: key('2', 3) }));
    await expect(other).rejects.toThrow(KeyRefusal);
  });

  it('keep nothing a key could be guessed from', async () => {
    const rows = await database.kysely.selectFrom('setting').selectAll().execute();
    const kept = rows.filter(({ name }) => name.startsWith('key.'));
    expect(kept.every(({ value }) => /^[0-9a-f]{64}$/.test(value))).toBe(true);
    expect(new Set(kept.map(({ value }) => value)).size).toBe(kept.length);
    expect(JSON.stringify(kept)).not.toContain(Buffer.alloc(32, 1).toString('hex'));
  });

  it('of two first starts with different keys lets one go on', async () => {
    const starts = [10, 11].map((fill) =>
      proveKeys(database.kysely, rings({ xsrf: key('race', fill) })),
    );
    const outcomes = await Promise.allSettled(starts);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
