import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entityTag } from '../http/entity-tag.rule.ts';

/** Encodings that the build writes for each file, best first. */
export const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
export type EncodingName = (typeof ENCODINGS)[number]['name'];

/** One built file, held completely in memory, so that a request can never name a path of the file system. */
export interface StaticFile {
  /** Path below the origin. */
  readonly url: string;
  readonly type: string;
  readonly etag: string;
  /** The name contains a hash of the content, so the file may be cached forever. */
  readonly immutable: boolean;
  readonly plain: Buffer;
  readonly encoded: ReadonlyMap<EncodingName, Buffer>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.bcmap': 'application/octet-stream',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pfb': 'application/x-font-type1',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The bundler's folder of files with hashed names. */
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

const readFileOf = (root: string, relative: string): StaticFile | null => {
  const url = `/${relative.split(path.sep).join('/')}`;
  const type = TYPES[path.extname(relative)];
  if (type === undefined) return null;
  const file = path.join(root, relative);
  const plain = readFileSync(file);
  const encoded = new Map<EncodingName, Buffer>();
  for (const { name, suffix } of ENCODINGS) {
    if (existsSync(file + suffix)) encoded.set(name, readFileSync(file + suffix));
  }
  const etag = entityTag(plain);
  return { url, type, etag, immutable: HASHED.test(url), plain, encoded };
};

/** The path of the service worker, and the file that removes it. The second is never served under its own name. */
const WORKER = '/sw.js';
const EMPTYING_WORKER = '/sw-off.js';

/** Returns the files with the worker, or with the worker that removes it in its place. */
export const withWorker = (files: readonly StaticFile[], on: boolean): readonly StaticFile[] => {
  const others = files.filter(({ url }) => url !== WORKER && url !== EMPTYING_WORKER);
  const chosen = files.find(({ url }) => url === (on ? WORKER : EMPTYING_WORKER));
  return chosen === undefined ? others : [...others, { ...chosen, url: WORKER }];
};

/** Returns true if a file is the service worker, which has its own policy. */
export const isWorker = ({ url }: StaticFile): boolean => url === WORKER;

/** Loads every public file of the web build. Page templates and the build's own records are not among them. */
export const loadStaticFiles = (root: string): readonly StaticFile[] => {
  if (!existsSync(root)) return [];
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  const hidden = (name: string): boolean =>
    name.startsWith('.') || name === 'index.html' || name.startsWith(`pages${path.sep}`);
  return names
    .filter((name) => !hidden(name))
    .map((name) => readFileOf(root, name))
    .filter((file) => file !== null);
};
