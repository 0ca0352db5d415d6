import { createHmac } from 'node:crypto';
import { KEY_PURPOSES, type KeyPurpose } from '../settings/settings.ts';
import type { Sql } from '../sql/schema.ts';
import { KeyRefusal, type Key, type KeyRings } from './key-ring.ts';

/** Prefix of the key fingerprints' names in the table of settings. */
export const KEY_MARKS = 'key.';

const nameOf = (purpose: KeyPurpose, key: Key): string => `${KEY_MARKS}${purpose}.${key.id}`;

/** Distinguishes two keys and reveals nothing about either. */
const fingerprintOf = (purpose: KeyPurpose, key: Key): string =>
  createHmac('sha256', key.bytes).update(`fingerprint of ${purpose}`).digest('hex');

const refusalOf = (purpose: KeyPurpose, { id }: Key): string =>
  `The ${purpose} key "${id}" is not the one this database is used with: another server has a key of that name, or its file was lost. Use the same keys on every server that shares the database (KEY_${purpose.toUpperCase()} or ${purpose}.${id}.key); to replace a lost one, give the new key another name.`;

/** Returns one line for each key that differs from the one stored under its name. `marks` are the fingerprints in the database. */
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

/** Identifies the current key of a purpose without revealing it. */
export interface KeyMark {
  readonly id: string;
  readonly fingerprint: string;
}

/** Returns the id and fingerprint of the current key. */
export const markOf = (rings: KeyRings, purpose: KeyPurpose): KeyMark => {
  const { current } = rings[purpose];
  return { id: current.id, fingerprint: fingerprintOf(purpose, current) };
};

/** Returns true if the ring contains the key with this id and fingerprint, as its current key or an older one. */
export const hasKey = (rings: KeyRings, purpose: KeyPurpose, mark: KeyMark): boolean => {
  const key = rings[purpose].byId(mark.id);
  return key !== null && fingerprintOf(purpose, key) === mark.fingerprint;
};

/**
 * Stores the fingerprint of each key at its first use, and refuses to start with a different key of the same name. Servers
 * that share a database but have different keys would invalidate each other's codes and tokens and break the chain of the
 * audit log (SECURITY.md §2.16).
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
