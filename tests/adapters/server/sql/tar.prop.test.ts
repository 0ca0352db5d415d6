import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TAR_END, tarFilling, tarHeader, TarUnpacker } from '#adapters/server/sql/tar.ts';

describe('tar archives of a database', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'portal-tar-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const archiveOf = (files: readonly Uint8Array[]): Buffer =>
    Buffer.concat([
      tarHeader('base/', 0),
      ...files.flatMap((bytes, index) => [
        tarHeader(`base/${String(index)}`, bytes.length),
        bytes,
        tarFilling(bytes.length),
      ]),
      TAR_END,
    ]);

  it('come out as they went in, however they are cut', () => {
    const file = fc.uint8Array({ maxLength: 1100 });
    fc.assert(
      fc.property(fc.array(file, { maxLength: 4 }), fc.array(fc.nat(900)), (files, cuts) => {
        const archive = archiveOf(files);
        const unpacker = new TarUnpacker(folder);
        let at = 0;
        for (const cut of [...cuts, archive.length]) {
          unpacker.push(archive.subarray(at, at + cut));
          at += cut;
        }
        unpacker.end();
        for (const [index, bytes] of files.entries())
          expect(readFileSync(path.join(folder, 'base', String(index))).equals(bytes)).toBe(true);
      }),
    );
  });

  it('are refused when they break off, or name what is not below', () => {
    const archive = archiveOf([new Uint8Array(700)]);
    for (const length of [100, 513, 1024, 1500, 2000]) {
      const unpacker = new TarUnpacker(folder);
      unpacker.push(archive.subarray(0, length));
      expect(() => unpacker.end()).toThrow('breaks off');
    }
    expect(() => new TarUnpacker(folder).push(tarHeader('base/../../x', 0))).toThrow('names ../x');
    expect(() => tarHeader('x'.repeat(101), 0)).toThrow('too long');
  });
});
