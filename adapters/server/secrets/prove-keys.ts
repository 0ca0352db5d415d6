import { createHmac } from 'node:crypto';
import { KEY_PURPOSES, type KeyPurpose } from '../settings/settings.ts';
import type { Sql } from '../sql/schema.ts';
import { KeyRefusal, type Key, type KeyRings } from './key-ring.ts';

/** Prefix of the setting names under which the `setting` table stores key fingerprints. */
export const KEY_MARKS = 'key.';

const nameOf = (purpose: KeyPurpose, key: Key): string => `${KEY_MARKS}${purpose}.${key.id}`;

/** Returns a fingerprint that tells two keys apart and reveals nothing about either key. */
const fingerprintOf = (purpose: KeyPurpose, key: Key): string =>
  createHmac('sha256', key.bytes).update(`fingerprint of ${purpose}`).digest('hex');

const refusalOf = (purpose: KeyPurpose, { id }: Key): string =>
  `The ${purpose} key "${id}" is not the one this database is used with: another server has a key of that name, or its file was lost. Use the same keys on every server that shares the database (KEY_${purpose.toUpperCase()} or ${purpose}.${id}.key); to replace a lost one, give the new key another name.`;

/**
 * Returns one line for each current key whose fingerprint differs from the stored fingerprint. `marks` are the
 * fingerprints in the database.
 */
export const foreignKeys = (
  marks: ReadonlyMap<string, string>,
  rings: KeyRings,
): readonly string[] =>
  KEY_PURPOSES.flatMap((purpose) => {
    const { current } = rings[purpose];
    const kept = marks.get(nameOf(purpose, current));
    return kept === undefined || kept === fingerprintOf(purpose, current)
      ? []
      : [refusalOf(purpose, current)];
  });

/** The id and fingerprint of a key, which do not reveal the key. */
export interface KeyMark {
  readonly id: string;
  readonly fingerprint: string;
}

/** Returns the id and fingerprint of the current key for a purpose. */
export const markOf = (rings: KeyRings, purpose: KeyPurpose): KeyMark => {
  const { current } = rings[purpose];
  return { id: current.id, fingerprint: fingerprintOf(purpose, current) };
};

/** Returns true if the ring contains a key with this id and fingerprint, current or older. */
export const hasKey = (rings: KeyRings, purpose: KeyPurpose, mark: KeyMark): boolean => {
  const key = rings[purpose].byId(mark.id);
  return key !== null && fingerprintOf(purpose, key) === mark.fingerprint;
};

/**
 * Stores the fingerprint of each key when the key is first used. Refuses to start with a different key of the same name,
 * because such a key invalidates codes and tokens of other servers and breaks the audit log's hash chain (SECURITY.md
 * §2.16).
 */
export const proveKeys = async (database: Sql, rings: KeyRings): Promise<void> => {
  for (const purpose of KEY_PURPOSES) {
    const { current } = rings[purpose];
    const name = nameOf(purpose, current);
    const value = fingerprintOf(purpose, current);
    await database
      .insertInto('setting')
      .values({ name, value })
      .onConflict((known) => known.column('name').doNothing())
      .execute();
    const kept = await database
      .selectFrom('setting')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    if (kept.value !== value) throw new KeyRefusal(refusalOf(purpose, current));
  }
};
