import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..', '..');

/** Folders with the sources of the build. Tests and documents do not affect the build, so they are left out. */
const FOLDERS = ['core', 'adapters', 'ui', 'composition'];
const FILES = ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.base.json'];

/** The file where the build stores the hash of its sources. */
export const HASH_FILE = path.join(ROOT, 'dist', '.sources');

/** Returns true if a folder has pages of the help site. Help pages belong to the build, because the product serves them. @param {string} folder */
const isHelp = (folder) =>
  path.relative(ROOT, folder).startsWith(path.join('adapters', 'server', 'help'));

/** @param {string} folder @returns {string[]} */
const filesBelow = (folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && (!entry.name.endsWith('.md') || isHelp(entry.parentPath)))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));

/** Returns one hash of all sources. A build is fresh if it was made from sources with the same hash. @param {readonly string[]} [folders] */
export const sourceHash = (folders = FOLDERS) => {
  const hash = createHash('sha256');
  for (const name of [...folders.flatMap(filesBelow), ...FILES].sort()) {
    const content = readFileSync(path.join(ROOT, name));
    hash.update(`${name} ${String(content.length)}\n`).update(content);
  }
  return hash.digest('hex');
};

/** Returns true if the build was made from sources with this hash. @param {string} hash */
export const isFresh = (hash) => existsSync(HASH_FILE) && readFileSync(HASH_FILE, 'utf8') === hash;
