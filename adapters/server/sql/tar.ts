import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const BLOCK = 512;

const text = (block: Buffer, from: number, length: number): string => {
  const end = block.indexOf(0, from);
  return block.toString('utf8', from, end >= from && end < from + length ? end : from + length);
};

/** Unpacks an uncompressed tar archive of plain files and directories below `directory`; refuses names that lead out of it. */
export const unpackTar = (archive: Buffer, directory: string): void => {
  const made = new Set<string>();
  const make = (path: string): void => {
    if (made.has(path)) return;
    mkdirSync(path, { recursive: true, mode: 0o700 });
    made.add(path);
  };
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0;) {
    const header = archive.subarray(at, at + BLOCK);
    const prefix = text(header, 345, 155);
    const name = normalize(`${prefix === '' ? '' : `${prefix}/`}${text(header, 0, 100)}`);
    const size = Number.parseInt(text(header, 124, 12).trim() || '0', 8);
    const path = join(directory, name);
    if (name.split('/').includes('..')) throw new Error(`The archive names ${name}.`);
    if (text(header, 156, 1) === '5') make(path);
    else {
      make(dirname(path));
      const file = openSync(path, 'w', 0o600);
      if (size > 0) writeSync(file, archive, at + BLOCK, size);
      closeSync(file);
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
};
