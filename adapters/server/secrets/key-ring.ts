import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../settings/read-settings.ts';
import { KEY_PURPOSES, type KeyPurpose } from '../settings/settings.ts';

/** A secret key. Its id tells it apart from the other keys of its purpose. */
export interface Key {
  readonly id: string;
  readonly bytes: Buffer;
}

/** The keys of one purpose. `current` protects new values; older keys can read only existing values. */
export interface KeyRing {
  readonly current: Key;
  byId(id: string): Key | null;
}

export type KeyRings = Readonly<Record<KeyPurpose, KeyRing>>;

/** Thrown when a key cannot be used. The message is one line for the operator. */
export class KeyRefusal extends Error {
  override readonly name = 'KeyRefusal';
}

const FILE = /^([a-z]+)\.([a-z0-9-]{1,32})\.key$/;

const ringOf = (keys: readonly Key[], purpose: KeyPurpose): KeyRing => {
  const current = keys.at(-1);
  if (current === undefined) throw new KeyRefusal(`No key for ${purpose} could be read.`);
  return { current, byId: (id) => keys.find((key) => key.id === id) ?? null };
};

const readKey = (file: string, id: string): Key => {
  const text = readFileSync(file, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/.test(text)) {
    throw new KeyRefusal(
      `${file} does not hold a key (64 hexadecimal digits); restore it from your copy.`,
    );
  }
  return { id, bytes: Buffer.from(text, 'hex') };
};

const makeKey = (folder: string, purpose: KeyPurpose, id: string): Key => {
  const file = path.join(folder, `${purpose}.${id}.key`);
  try {
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // If another server that starts at the same time has already created the key, this server uses that key.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readKey(file, id);
};

const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new KeyRefusal(
      `Cannot write keys to ${folder} (${code}). Set DATA_DIR to a directory this user may write.`,
    );
  }
};

/**
 * Opens the key files of a purpose, ordered by numeric id, so that the newest key is current. If the folder has no key of
 * the purpose, creates a key with mode 0600.
 */
const ringFromFiles = (folder: string, purpose: KeyPurpose, firstId: string): KeyRing => {
  const keys = readdirSync(folder)
    .map((name) => FILE.exec(name))
    .filter((match) => match?.[1] === purpose)
    .map((match) => readKey(path.join(folder, match?.[0] ?? ''), match?.[2] ?? ''))
    .sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
  return ringOf(keys.length > 0 ? keys : [makeKey(folder, purpose, firstId)], purpose);
};

/** Returns the key files of a data directory with their purposes, newest last. Returns an empty list if the folder does not exist. */
export const keyFiles = (
  dataDir: string,
): readonly { readonly purpose: string; readonly file: string }[] => {
  const folder = path.join(dataDir, 'keys');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => FILE.exec(name))
    .filter((match) => match !== null)
    .map(([name, purpose = '']) => ({ purpose, file: path.join(folder, name) }));
};

const ringFromText = (text: string, purpose: KeyPurpose): KeyRing => {
  const keys = text.split(',').map((one) => {
    const [id = '', hex = ''] = one.split(':');
    return { id, bytes: Buffer.from(hex, 'hex') };
  });
  return ringOf(keys, purpose);
};

/**
 * Opens all keys, from the environment or from `DATA_DIR/keys`, never from the database (SECURITY.md §2.16). Keys created
 * in demo mode have `demo` in their id, so that production can refuse them.
 */
export const openKeyRings = (settings: Pick<Settings, 'mode' | 'dataDir' | 'keys'>): KeyRings => {
  const folder = path.join(settings.dataDir, 'keys');
  const firstId = settings.mode === 'demo' ? 'demo-1' : '1';
  const open = (purpose: KeyPurpose): KeyRing => {
    const given = settings.keys[purpose];
    const ring =
      given === null ? ringFromFiles(folder, purpose, firstId) : ringFromText(given, purpose);
    if (settings.mode === 'production' && ring.current.id.startsWith('demo')) {
      throw new KeyRefusal(
        `The ${purpose} key is a demo key: production needs keys of its own; use another DATA_DIR than the demo world's.`,
      );
    }
    return ring;
  };
  if (Object.values(settings.keys).includes(null)) makeFolder(folder);
  const rings = KEY_PURPOSES.map((purpose) => [purpose, open(purpose)] as const);
  return Object.fromEntries(rings) as Record<KeyPurpose, KeyRing>;
};
