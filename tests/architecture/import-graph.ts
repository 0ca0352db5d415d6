import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** How a module is imported: for values, for types only, or loaded on demand. */
export type How = 'value' | 'type' | 'lazy';

export interface Import {
  /** The imported module: a path below the root, a package name with subpath, or `node:` plus a Node module. */
  readonly to: string;
  readonly how: How;
}

/** Maps each module to its imports. */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>;

/** Stands for an import whose name is built at run time. */
export const UNKNOWN = 'unknown:';

const TOPS = ['core', 'adapters', 'ui', 'composition'];
const OURS = /^(core|adapters|ui|composition|tests)\//;
const MODULE = /\.(tsx?|mjs|js)$/;
const NOT_OURS = /^ui\/public\//;
/** Matches a call of `require`, the conventional name for the result of `createRequire`. */
const REQUIRED = /\brequire\(\s*['"]([^'"]+)['"]\s*\)/g;
/** Matches an inline type import, including those in comments of JavaScript files. */
const NAMED_TYPE = /\bimport\(\s*(['"])([^'"]+)\1\s*\)/g;
const REFERENCE = /^\/\/\/\s*<reference\s+(?:types|path)="([^"]+)"/gm;

/** Returns the import specifiers of a module as written, with the kind of each import. */
const requestsOf = (file: string, text: string): readonly (readonly [string, How])[] => {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? ''}`);
  const lazy = new Map(module.dynamicImports.map((one) => [one.start, one.moduleRequest]));
  const types = (entries: readonly { readonly isType: boolean }[]): How =>
    entries.length > 0 && entries.every(({ isType }) => isType) ? 'type' : 'value';
  return [
    ...module.staticImports.map(
      ({ moduleRequest, entries }) => [moduleRequest.value, types(entries)] as const,
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest === null ? [] : [[moduleRequest.value, isType ? 'type' : 'value'] as const],
      ),
    ),
    ...[...lazy.values()].map(({ start, end }) => {
      const literal = /^(['"`])([^$]*)\1$/.exec(text.slice(start, end))?.[2];
      return [literal ?? UNKNOWN, 'lazy'] as const;
    }),
    ...[...text.matchAll(REQUIRED)].map(([, specifier = '']) => [specifier, 'value'] as const),
    ...[...text.matchAll(NAMED_TYPE)]
      .filter(({ index }) => !lazy.has(index))
      .map(([, , specifier = '']) => [specifier, 'type'] as const),
    ...[...text.matchAll(REFERENCE)].map(([, specifier = '']) => [specifier, 'type'] as const),
  ];
};

/** Resolves an import specifier to its module. */
const resolve = (from: string, specifier: string): string => {
  if (specifier === UNKNOWN) return specifier;
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('#')) return path.slice(1);
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  return isBuiltin(path) ? `node:${path.replace(/^node:/, '')}` : path;
};

/** Builds the graph of these files from their texts. */
const graphOf = (texts: readonly (readonly [file: string, text: string])[]): ImportGraph =>
  new Map(
    texts.map(([file, text]) => [
      file,
      requestsOf(file, text).map(([specifier, how]) => ({ to: resolve(file, specifier), how })),
    ]),
  );

/** Builds the graph of all modules below `root`. */
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

/** Returns the import graph with these modules added or replaced. */
export const plant = (tree: ImportGraph, texts: Readonly<Record<string, string>>): ImportGraph =>
  new Map([...tree, ...graphOf(Object.entries(texts))]);

/** Lists imports of modules that do not exist, as `module -> import`. */
export const missing = (root: string, graph: ImportGraph): readonly string[] => {
  const isThere = (to: string): boolean => {
    if (graph.has(to) || to === UNKNOWN || isBuiltin(to)) return true;
    if (OURS.test(to)) return existsSync(join(root, to));
    const [name = to] = /^(?:@[^/]+\/)?[^/]+/.exec(to) ?? [];
    return existsSync(join(root, 'node_modules', name));
  };
  return [...graph].flatMap(([from, all]) =>
    all.filter(({ to }) => !isThere(to)).map(({ to }) => `${from} -> ${to}`),
  );
};
