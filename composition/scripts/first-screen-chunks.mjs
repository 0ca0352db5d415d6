import { build } from 'vite';

/** @typedef {{ getModuleInfo(id: string): { importedIds: readonly string[] } | null }} Graph */

/** The part of the browser's program that is evaluated in a task of its own. */
const START = /web\/start\.tsx$/;

/** Keeps whatever is fetched later out of a build. @returns {import('vite').Plugin} */
const withoutLater = () => ({
  name: 'without-later',
  resolveDynamicImport: (specifier) =>
    typeof specifier === 'string' && START.test(specifier)
      ? null
      : { id: String(specifier), external: true },
});

/**
 * The modules of the first screen, found by building it alone: an index of a library names all its parts, and only the
 * bundler knows which of them are left. @param {import('vite').InlineConfig} config @returns {Promise<Set<string>>}
 */
export const modulesOfFirstScreen = async (config) => {
  /** @type {Set<string>} */
  const found = new Set();
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [...(config.plugins ?? []), withoutLater()],
    build: { ...config.build, write: false, minify: false, manifest: false },
  });
  for (const { output } of /** @type {import('vite').Rolldown.RolldownOutput[]} */ (
    [result].flat()
  ))
    for (const chunk of output)
      if (chunk.type === 'chunk')
        for (const [id, { renderedLength }] of Object.entries(chunk.modules))
          if (renderedLength > 0) found.add(id);
  return found;
};

/** Everything a module pulls in by static imports, itself included. @param {Graph} graph @param {string} id @param {Set<string>} seen */
const reach = (graph, id, seen) => {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reach(graph, imported, seen);
  return seen;
};

/**
 * Names the chunk of a module of the first screen, so that it comes in exactly two files however many later screens
 * share parts of it: `main` is React, `start` is the rest. Null leaves a module to the bundler.
 * @param {string} main absolute path of the entry @param {Set<string>} used what the first screen is made of
 */
export const firstScreenChunks = (main, used) => {
  /** @type {Set<string> | null} */
  let closure = null;
  /** @param {string} id @param {Graph} graph */
  return (id, graph) => {
    closure ??= reach(graph, main, new Set());
    if (!used.has(id)) return null;
    return closure.has(id) ? 'main' : 'start';
  };
};

/**
 * Names the chunk of what the parts opened at every start are made of: one file where the bundler would make some fifty,
 * each of which costs a slow processor about ten milliseconds. Null leaves a module to the bundler.
 * @param {readonly string[]} parts their absolute paths
 */
export const sharedChunk = (parts) => {
  /** @type {Set<string> | null} */
  let closure = null;
  /** @param {string} id @param {Graph} graph */
  return (id, graph) => {
    if (closure === null) {
      closure = new Set();
      for (const part of parts) reach(graph, part, closure);
    }
    return closure.has(id) && !parts.includes(id) ? 'shared' : null;
  };
};
