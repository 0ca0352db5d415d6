import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packBackup, unpackBackup, type BackupHead } from '#adapters/server/backup/backup-file.ts';
import { TAR_END, tarFilling, tarHeader } from '#adapters/server/sql/tar.ts';

const mark = { id: '1', fingerprint: 'f' };
const HEAD: BackupHead = { madeAt: 1, schema: 70, keys: { audit: mark, passcodes: mark } };

const inPieces = async function* (bytes: Buffer, size = 1000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size)
    yield await Promise.resolve(bytes.subarray(at, at + size));
};

describe('a backup as a file', () => {
  let folder = '';
  let bytes = Buffer.alloc(0);
  let file = Buffer.alloc(0);
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'portal-backup-'));
    bytes = randomBytes(5000);
    const archive = Buffer.concat([tarHeader('a', 5000), bytes, tarFilling(5000), TAR_END]);
    const parts: Uint8Array[] = [];
    for await (const part of packBackup(HEAD, inPieces(archive, 333))) parts.push(part);
    file = Buffer.concat(parts);
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const unpack = (whole: Buffer, accept: (head: BackupHead) => void = () => undefined) =>
    unpackBackup(() => inPieces(whole), folder, accept);

  it('comes out as it went in', async () => {
    expect(await unpack(file)).toEqual(HEAD);
    expect(readFileSync(path.join(folder, 'a')).equals(bytes)).toBe(true);
  });

  it('is refused when it is cut anywhere, longer, or changed in any place, before anything of it is unpacked', async () => {
    const cuts = [0, 10, 30, 100, 2000, file.length - 33, file.length - 1];
    const broken = [
      ...cuts.map((length) => file.subarray(0, length)),
      Buffer.concat([file, Buffer.from('x')]),
      ...[5, 40, 400, 3000, file.length - 40, file.length - 1].map((at) => {
        const changed = Buffer.from(file);
        changed[at] = (changed[at] ?? 0) ^ 1;
        return changed;
      }),
    ];
    for (const whole of broken) {
      await expect(unpack(whole)).rejects.toMatchObject({ kind: 'notRestored' });
      expect(readdirSync(folder)).toEqual([]);
    }
  });

  it('is asked what it is before anything of it is unpacked', async () => {
    const refuse = (): never => {
      throw new Error('not this one');
    };
    await expect(unpack(file, refuse)).rejects.toThrow('not this one');
    await expect(unpack(Buffer.from('PK\u0003\u0004'.repeat(40_000)))).rejects.toThrow(
      'not a backup',
    );
    expect(() => readFileSync(path.join(folder, 'a'))).toThrow();
  });
});
