import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Module to what it imports: a path below the root, `node_modules/<name>/` or the name of a module of Node. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const TOPS = ['core', 'adapters', 'ui', 'composition'];
const MODULE = /\.(tsx?|mjs|js)$/;
const NOT_OURS = /^ui\/public\//;
/** What `createRequire` answers is called so. */
const REQUIRED = /\brequire\(\s*['"]([^'"]+)['"]\s*\)/g;

/** What a module asks for, types included, as it writes it. */
const requestsOf = (file: string, text: string): readonly string[] => {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? ''}`);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    // A text that is put together at run time names no module.
    ...module.dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) =>
        /^(['"`])([^$]*)\1$/.exec(text.slice(start, end))?.[2] ?? [],
    ),
    ...[...text.matchAll(REQUIRED)].map(([, request = '']) => request),
  ];
  return [...new Set(requests)];
};

/** The module that a request means. */
const resolve = (from: string, request: string): string => {
  const path = request.replace(/\?.*$/, '');
  if (path.startsWith('#')) return path.slice(1);
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  return isBuiltin(path) ? path : `node_modules/${path}/`;
};

/** The modules of these texts, by file. */
const graphOf = (texts: readonly (readonly [file: string, text: string])[]): ImportGraph =>
  new Map(
    texts.map(([file, text]) => [
      file,
      requestsOf(file, text).map((request) => resolve(file, request)),
    ]),
  );

/** The modules of the tree below `root`. */
export const readImports = (root: string): ImportGraph =>
  graphOf(
    TOPS.flatMap((top) =>
      readdirSync(join(root, top), { recursive: true, encoding: 'utf8' }).map((file) =>
        posix.join(top, file),
      ),
    )
      .filter((file) => MODULE.test(file) && !NOT_OURS.test(file))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );

/** A tree with more modules, or others in the place of its own. */
export const plant = (tree: ImportGraph, texts: Readonly<Record<string, string>>): ImportGraph =>
  new Map([...tree, ...graphOf(Object.entries(texts))]);

/** Imports of what is not there, as `module -> import`. */
export const missing = (root: string, graph: ImportGraph): readonly string[] => {
  const isThere = (to: string): boolean => {
    if (graph.has(to) || isBuiltin(to)) return true;
    const [, name = to] = /^(node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(to) ?? [];
    return existsSync(join(root, name));
  };
  return [...graph].flatMap(([from, all]) =>
    all.filter((to) => !isThere(to)).map((to) => `${from} -> ${to}`),
  );
};
