import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Argon2Hasher } from '#adapters/server/secrets/argon2-hasher.ts';
import { BoundedPool } from '#adapters/server/secrets/bounded-pool.ts';
import { KeyRefusal, openKeyRings } from '#adapters/server/secrets/key-ring.ts';
import { NodeSecretSource } from '#adapters/server/secrets/node-secret-source.ts';

const NO_KEYS = { codes: null, xsrf: null, audit: null, refresh: null, passcodes: null } as const;

describe('keys', () => {
  let dataDir = '';
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'portal-keys-'));
  });
  afterEach(() => {
    rmSync(dataDir, { recursive: true, force: true });
  });
  const open = (mode: 'demo' | 'production' = 'demo') =>
    openKeyRings({ mode, dataDir, keys: NO_KEYS });

  it('are made once, readable by their owner only, and found again', () => {
    const first = open();
    const folder = path.join(dataDir, 'keys');
    expect(readdirSync(folder)).toHaveLength(5);
    for (const name of readdirSync(folder)) {
      expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
    }
    expect(open().xsrf.current.bytes).toEqual(first.xsrf.current.bytes);
    expect(first.xsrf.current.bytes).not.toEqual(first.codes.current.bytes);
  });

  it('are rotated by a file with a higher number, and the older one is still read', () => {
    const before = open('production');
    const file = path.join(dataDir, 'keys', 'refresh.10.key');
    writeFileSync(file, 'ab'.repeat(32), { mode: 0o600 });
    const after = open('production');
    expect(after.refresh.current.id).toBe('10');
    expect(after.refresh.byId('1')?.bytes).toEqual(before.refresh.current.bytes);
    const sealed = new NodeSecretSource(before).seal('successor', 'predecessor');
    expect(new NodeSecretSource(after).unseal(sealed, 'predecessor')).toBe('successor');
  });

  it('come from the environment in turn, the newest last', () => {
    const given = `one:${'1'.repeat(64)},two:${'2'.repeat(64)}`;
    const ring = openKeyRings({ mode: 'production', dataDir, keys: { ...NO_KEYS, codes: given } });
    expect(ring.codes.current.id).toBe('two');
    expect(ring.codes.byId('one')?.bytes).toEqual(Buffer.alloc(32, 0x11));
    expect(ring.codes.byId('three')).toBeNull();
  });

  it('mark the same facts alike for one purpose, and each purpose under a key of its own', () => {
    const secrets = new NodeSecretSource(open());
    const mark = secrets.mark('decoyQuestions', ['kit', 'email']);
    expect(mark).toMatch(/^[0-9a-f]{64}$/);
    expect(secrets.mark('decoyQuestions', ['kit', 'email'])).toBe(mark);
    expect(secrets.mark('decoyQuestions', ['kitemail'])).not.toBe(mark);
    expect(secrets.mark('other', ['kit', 'email'])).not.toBe(mark);
  });

  it('of the demo world are refused in production', () => {
    open('demo');
    expect(() => open('production')).toThrow(KeyRefusal);
  });

  it('that are damaged are refused, never made anew', () => {
    open();
    const file = path.join(dataDir, 'keys', 'audit.demo-1.key');
    chmodSync(file, 0o600);
    writeFileSync(file, 'half a key');
    expect(() => open()).toThrow(/audit\.demo-1\.key/);
    expect(readFileSync(file, 'utf8')).toBe('half a key');
  });
});

describe('the bounded pool', () => {
  it('runs so many at once, lets so many wait, and turns the rest away', async () => {
    const pool = new BoundedPool({ width: 2, waiting: 3 });
    const gate = deferred();
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await gate.promise;
      running -= 1;
      return 'done' as const;
    };
    const all = Array.from({ length: 8 }, () => pool.run(work));
    expect(await Promise.all(all.slice(5))).toEqual(['busy', 'busy', 'busy']);
    gate.resolve(undefined);
    expect(await Promise.all(all.slice(0, 5))).toEqual(Array(5).fill('done'));
    expect(most).toBe(2);
    expect(await pool.run(() => Promise.resolve('free'))).toBe('free');
  });

  it('gives its place back when the work throws', async () => {
    const pool = new BoundedPool({ width: 1, waiting: 0 });
    await expect(pool.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await pool.run(() => Promise.resolve('free'))).toBe('free');
  });
});

const deferred = (): { promise: Promise<undefined>; resolve: (value: undefined) => void } => {
  let resolve: (value: undefined) => void = () => undefined;
  const promise = new Promise<undefined>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

describe('the hasher', () => {
  const hasher = new Argon2Hasher();

  it('recognises exactly the secret it hashed, spaces and case included', async () => {
    const hash = await hasher.hash(' Pässword-Word ');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.verify(hash, ' Pässword-Word ')).toBe(true);
    expect(await hasher.verify(hash, 'Pässword-Word')).toBe(false);
    expect(await hasher.verify(hash, ' pässword-word ')).toBe(false);
    expect(hasher.needsRehash(hash)).toBe(false);
  });

  it('never matches when there is no hash, and asks to renew older parameters', async () => {
    expect(await hasher.verify(null, 'anything')).toBe(false);
    expect(hasher.needsRehash('$argon2id$v=19$m=4096,t=3,p=1$c2FsdHNhbHQ$aGFzaGhhc2hoYXNo')).toBe(
      true,
    );
  });
});
