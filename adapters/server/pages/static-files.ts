import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entityTag } from '../http/entity-tag.rule.ts';

/** Encodings the build writes beside a file, best first. */
export const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
export type EncodingName = (typeof ENCODINGS)[number]['name'];

/** One built file, whole in memory: a request can never name a path. */
export interface StaticFile {
  /** Path below the origin. */
  readonly url: string;
  readonly type: string;
  readonly etag: string;
  /** The name holds a hash of the content, so it may be kept for ever. */
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

/** The bundler's own folder of hashed names. */
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

/** Where browsers look for the worker, and the file that removes it; the second is never served under its own name. */
const WORKER = '/sw.js';
const EMPTYING_WORKER = '/sw-off.js';

/** The files with the worker, or with the emptying one in its place. */
export const withWorker = (files: readonly StaticFile[], on: boolean): readonly StaticFile[] => {
  const others = files.filter(({ url }) => url !== WORKER && url !== EMPTYING_WORKER);
  const chosen = files.find(({ url }) => url === (on ? WORKER : EMPTYING_WORKER));
  return chosen === undefined ? others : [...others, { ...chosen, url: WORKER }];
};

/** Whether a file runs as the service worker, which has a policy of its own. */
export const isWorker = ({ url }: StaticFile): boolean => url === WORKER;

/** Every file of the web build that people may fetch; page templates and the build's own notes are not among them. */
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
