import { isBuiltSection } from './section-files.mjs';

/**
 * Helper code that fetches the files of a lazily imported part before the import, which then reads the browser's cache.
 * Without the fetch, a browser may remember a failed module request for the lifetime of the page (Chromium since 2026), so
 * that a retry fails without a request. After a failed fetch, the next attempt fetches the file again. All parts share one
 * map, so that a common file is fetched once.
 */
const HELPER =
  'const reached=globalThis.reachedParts??=new Map(),fetchPart=async(file)=>{' +
  'const answer=await fetch(new URL(file,import.meta.url));' +
  'if(!answer.ok)throw new Error(`${file}: ${answer.status}`);await answer.arrayBuffer()},' +
  'reach=async(files,load)=>{await Promise.all(files.map((file)=>{' +
  'if(!reached.has(file)){const part=fetchPart(file);reached.set(file,part);' +
  'part.catch(()=>reached.delete(file))}return reached.get(file)}));return load()};';

const IMPORT = /\bimport\(\s*(["'`])\.\/([^"'`$]+\.js)\1\s*\)/g;

/** @param {string} file */
const isContainer = (file) => /(?:^|\/)open-container-[^/]*$/.test(file);

/** @typedef {{ type: string, code: string, imports: string[], isEntry: boolean, fileName: string }} Chunk */

/** @param {Record<string, any>} bundle @param {string} file @param {Set<string>} found */
const staticFiles = (bundle, file, found = new Set()) => {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return found;
  found.add(file);
  for (const other of chunk.imports) staticFiles(bundle, other, found);
  return found;
};

/**
 * Vite plugin: each lazy import fetches its files before it requests the module. Files of the first screen are left out,
 * because they are already loaded.
 * @returns {import('vite').Plugin}
 */
export const reachBeforeImport = () => ({
  name: 'reach-before-import',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      /** @type {Chunk[]} */
      const chunks = Object.values(/** @type {Record<string, any>} */ (bundle)).filter(
        ({ type }) => type === 'chunk',
      );
      const first = new Set();
      // The container is loaded before any section, so its files need no fetch.
      const container = new Set();
      for (const { isEntry, fileName, code } of chunks) {
        if (isContainer(fileName)) staticFiles(bundle, fileName, container);
        if (!isEntry) continue;
        staticFiles(bundle, fileName, first);
        for (const [, , name] of code.matchAll(IMPORT))
          staticFiles(bundle, `assets/${name}`, first);
      }
      for (const chunk of chunks) {
        if (chunk.isEntry) continue;
        const before = chunk.code;
        const after = before.replaceAll(IMPORT, (whole, _quote, name) => {
          // The container is imported without a fetch: its long-lived services must listen before the first response arrives.
          if (isContainer(name)) return whole;
          const files = [...staticFiles(bundle, `assets/${name}`)].filter(
            (file) => !first.has(file) && !(isBuiltSection(name) && container.has(file)),
          );
          const names = files.map((file) => `./${file.slice('assets/'.length)}`);
          return `reach(${JSON.stringify(names)},()=>${whole})`;
        });
        if (after !== before) chunk.code = HELPER + after;
      }
    },
  },
});
