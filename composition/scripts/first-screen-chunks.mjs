import { dirname, join } from 'node:path';

/** @typedef {{ getModuleInfo(id: string): { importedIds: readonly string[], code: string | null } | null }} Graph */

// Parts of Chakra that only a later screen asks for; its one index names them all, so the graph alone cannot tell.
const LATER =
  /@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/](components|hooks)|@ark-ui|@zag-js|@heroicons/;

// The only old-style module of a later chunk; left there, the bundler's helpers would become a request of their own.
const SHARED_HELPERS = /reflect-metadata/;

// Its index names every operator there is; only those count that somebody asks for by name.
const INDEX = /[\\/]rxjs[\\/]dist[\\/]\w+[\\/]index\.js$/;

/** The modules behind the names that a module takes from that index. @param {Graph} graph @param {string} id @param {string} index */
const namedModules = (graph, id, index) => {
  const code = graph.getModuleInfo(id)?.code ?? '';
  const taken = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']rxjs["']/g)].flatMap((match) =>
    (match[1] ?? '').split(',').map((name) => name.trim().split(/\s+as\s+/)[0]),
  );
  const exported = [
    ...(graph.getModuleInfo(index)?.code ?? '').matchAll(
      /export\s*\{([^}]*)\}\s*from\s*["'](\.[^"']+)["']/g,
    ),
  ];
  return exported
    .filter(([, names = '']) => names.split(',').some((name) => taken.includes(name.trim())))
    .map(([, , path = '']) => `${join(dirname(index), path)}.js`);
};

/** Everything a module pulls in by static imports, itself included. @param {Graph} graph @param {string} id @param {Set<string>} seen */
const reach = (graph, id, seen) => {
  if (seen.has(id) || LATER.test(id)) return seen;
  seen.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
    const wanted = INDEX.test(imported) ? namedModules(graph, id, imported) : [imported];
    for (const module of wanted) reach(graph, module, seen);
  }
  return seen;
};

/**
 * Names the chunk of a module of the first screen, so that it comes in exactly two files however many later screens
 * share parts of it: `main` is React, `start` is the rest. Null leaves a module to the bundler.
 * @param {{ main: string, start: string }} entries absolute paths
 */
export const firstScreenChunks = (entries) => {
  /** @type {{ main: Set<string>, start: Set<string> } | null} */
  let closures = null;
  /** @param {string} id @param {Graph} graph */
  return (id, graph) => {
    closures ??= {
      main: reach(graph, entries.main, new Set()),
      start: reach(graph, entries.start, new Set()),
    };
    if (closures.main.has(id)) return 'main';
    return closures.start.has(id) || SHARED_HELPERS.test(id) ? 'start' : null;
  };
};
