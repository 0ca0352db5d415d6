import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const BLOCK = 512;

const text = (block: Buffer, from: number, length: number): string => {
  const end = block.indexOf(0, from);
  return block.toString('utf8', from, end >= from && end < from + length ? end : from + length);
};

interface Begun {
  readonly file: number;
  left: number;
}

/**
 * Unpacks an uncompressed tar archive of plain files and directories into a directory, piece by piece. Refuses names that
 * lead outside the directory.
 */
export class TarUnpacker {
  readonly #directory: string;
  readonly #made = new Set<string>();
  #waiting = Buffer.alloc(0);
  #begun: Begun | null = null;
  /** Number of padding bytes still to skip. */
  #filling = 0;
  #atEnd = false;

  constructor(directory: string) {
    this.#directory = directory;
  }

  push(piece: Uint8Array): void {
    // Data after the end of the archive is ignored and not buffered.
    if (!this.#atEnd) this.#waiting = Buffer.concat([this.#waiting, piece]);
    while (!this.#atEnd && (this.#begun === null ? this.#takeHeader() : this.#takeBytes()));
  }

  /** Throws if the archive is incomplete. */
  end(): void {
    if (this.#begun === null && this.#filling === 0 && this.#waiting.length === 0) return;
    if (!this.#atEnd) throw new Error('The archive breaks off.');
  }

  #take(length: number): Buffer {
    const taken = this.#waiting.subarray(0, length);
    this.#waiting = this.#waiting.subarray(taken.length);
    return taken;
  }

  /** Reads a header; returns false if more data is needed. */
  #takeHeader(): boolean {
    this.#filling -= this.#take(this.#filling).length;
    if (this.#filling > 0 || this.#waiting.length < BLOCK) return false;
    const header = this.#take(BLOCK);
    this.#atEnd = header[0] === 0;
    if (this.#atEnd) return false;
    const prefix = text(header, 345, 155);
    const name = normalize(`${prefix === '' ? '' : `${prefix}/`}${text(header, 0, 100)}`);
    if (name.split('/').includes('..')) throw new Error(`The archive names ${name}.`);
    this.#begin(join(this.#directory, name), header);
    return true;
  }

  #begin(path: string, header: Buffer): void {
    if (text(header, 156, 1) === '5') {
      this.#make(path);
      return;
    }
    this.#make(dirname(path));
    const size = Number.parseInt(text(header, 124, 12).trim() || '0', 8);
    this.#filling = (BLOCK - (size % BLOCK)) % BLOCK;
    this.#begun = { file: openSync(path, 'w', 0o600), left: size };
  }

  #takeBytes(): boolean {
    const begun = this.#begun;
    if (begun === null) return false;
    const bytes = this.#take(begun.left);
    for (let at = 0; at < bytes.length;) at += writeSync(begun.file, bytes, at);
    begun.left -= bytes.length;
    if (begun.left > 0) return false;
    closeSync(begun.file);
    this.#begun = null;
    return true;
  }

  #make(path: string): void {
    if (this.#made.has(path)) return;
    mkdirSync(path, { recursive: true, mode: 0o700 });
    this.#made.add(path);
  }
}

/** Returns the tar header of a file, or of a directory if the name ends with a slash. */
export const tarHeader = (name: string, size: number): Buffer => {
  const header = Buffer.alloc(BLOCK);
  const isDirectory = name.endsWith('/');
  if (header.write(name, 0, 100) < Buffer.byteLength(name))
    throw new Error(`The name ${name} is too long for an archive.`);
  header.write(isDirectory ? '0000700\0' : '0000600\0', 100);
  header.write('0000000\0'.repeat(2), 108);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write('        ', 148);
  header.write(isDirectory ? '5' : '0', 156);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
};

/** Returns the padding after a file of this size. */
export const tarFilling = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
export const TAR_END = Buffer.alloc(2 * BLOCK);
