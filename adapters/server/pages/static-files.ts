import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entityTag } from '../http/entity-tag.rule.ts';

/** Encodings in which the build writes each file, best first. */
export const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
export type EncodingName = (typeof ENCODINGS)[number]['name'];

/** One built file, held in memory, so that no request reads from the file system. */
export interface StaticFile {
  /** URL path of the file. */
  readonly url: string;
  readonly type: string;
  readonly etag: string;
  /** True if the name contains a hash of the content, so that the file may be cached forever. */
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

/** Matches the paths of bundled files, whose names contain a hash. */
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

/**
 * Paths of the service worker and of the worker that removes it. The removing worker is served only under the path of the
 * service worker.
 */
const WORKER = '/sw.js';
const EMPTYING_WORKER = '/sw-off.js';

/** Returns the files with the service worker or, if `on` is false, with the removing worker at the path of the service worker. */
export const withWorker = (files: readonly StaticFile[], on: boolean): readonly StaticFile[] => {
  const others = files.filter(({ url }) => url !== WORKER && url !== EMPTYING_WORKER);
  const chosen = files.find(({ url }) => url === (on ? WORKER : EMPTYING_WORKER));
  return chosen === undefined ? others : [...others, { ...chosen, url: WORKER }];
};

/** Returns true if a file is the service worker, which has its own content security policy. */
export const isWorker = ({ url }: StaticFile): boolean => url === WORKER;

/** Loads all public files of the web build, without page templates and build records. */
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
