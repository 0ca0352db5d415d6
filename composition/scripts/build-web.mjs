import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { buildWorker, shellScripts } from './build-worker.mjs';
import { copyPdfFiles } from './copy-pdf-files.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const WEB = join(ROOT, 'dist/web');
const COMPRESSED = new Set(['.js', '.css', '.svg', '.html', '.json', '.ttf', '.txt']);

/** @typedef {{ file: string, name?: string, imports?: string[], dynamicImports?: string[], isEntry?: boolean }} Chunk */

/** Converts the logo's outlines to SVG symbols whose colors follow the theme. @param {string} svg @param {string} mark */
const logoSymbols = (svg, mark) => {
  /** @param {string} text */
  const themed = (text) =>
    [...text.matchAll(/<path [^>]*\/>/g)]
      .join('')
      .replaceAll('fill="#0F1E26"', 'class="logo-ink"')
      .replaceAll('fill="#0B7A98"', 'class="logo-lintel"')
      .replaceAll('fill="#475863"', 'class="logo-soft"');
  const viewBox = /viewBox="([^"]+)"/;
  return (
    '<svg hidden>' +
    `<symbol id="logo-full" viewBox="${viewBox.exec(svg)?.[1]}">${themed(svg)}</symbol>` +
    `<symbol id="logo-mark" viewBox="${viewBox.exec(mark)?.[1]}">${themed(mark)}</symbol>` +
    '</svg>'
  );
};

/** Returns a chunk's file and the files that must load before the chunk runs. @param {Record<string, Chunk>} manifest @param {string} key @returns {string[]} */
export const filesOf = (manifest, key) => {
  /** @type {Set<string>} */
  const files = new Set();
  /** @param {string} name */
  const visit = (name) => {
    const chunk = manifest[name];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit(key);
  return [...files];
};

/** Returns the scripts of the sign-in screen: the entry, its start module and their static imports. @param {Record<string, Chunk>} manifest */
export const signInScripts = (manifest) => {
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entryKey === undefined) throw new Error('The browser build has no entry');
  const startKey = Object.keys(manifest).find((key) => manifest[key]?.name === 'start');
  const entry = filesOf(manifest, entryKey);
  const start = startKey === undefined ? [] : filesOf(manifest, startKey);
  return {
    entry: entry[0] ?? '',
    preloads: [...new Set([...entry.slice(1), ...start])].filter((f) => f !== entry[0]),
  };
};

/**
 * Marks files for eager compilation in the background, which halves the startup time because nearly all functions run at
 * once. The hint must be in the first line, so the bundler cannot add it.
 * @param {readonly string[]} files
 */
const compileAhead = async (files) => {
  for (const file of files) {
    const path = join(WEB, file);
    await writeFile(path, `//# allFunctionsCalledOnLoad\n${await readFile(path, 'utf8')}`);
  }
};

/** Writes .br and .gz versions next to every file worth compressing, so that the server need not compress. @param {string} dir */
const precompress = async (dir) => {
  const files = await readdir(dir, { recursive: true, withFileTypes: true });
  for (const file of files) {
    if (!file.isFile() || !COMPRESSED.has(extname(file.name))) continue;
    const path = join(file.parentPath, file.name);
    const content = await readFile(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
};

/** Reads a script for the page head, with comments and indentation removed. @param {'head' | 'old-browser'} name */
const readScript = async (name) =>
  (await readFile(join(ROOT, `ui/${name}.js`), 'utf8'))
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim();

/** Reads the scripts for the page head. */
export const readHead = async () => ({
  oldBrowser: await readScript('old-browser'),
  head: await readScript('head'),
});

/** Builds dist/web: the browser program, the rendered pages and the compressed files. */
export const buildWeb = async () => {
  const config = {
    configFile: join(ROOT, 'vite.config.ts'),
    root: join(ROOT, 'ui'),
    logLevel: /** @type {const} */ ('warn'),
  };
  await build(config);
  await build({ ...config, build: { ssr: true } });
  const manifest = JSON.parse(await readFile(join(WEB, '.vite/manifest.json'), 'utf8'));
  const scripts = signInScripts(manifest);
  const prerender = await import(
    `${pathToFileURL(join(ROOT, 'dist/prerender/prerender.js')).href}?${Date.now()}`
  );
  const brand = join(ROOT, 'ui/public/brand');
  const templates = prerender.renderPages({
    html: await readFile(join(ROOT, 'ui/index.html'), 'utf8'),
    ...(await readHead()),
    entry: `/${scripts.entry}`,
    preloads: scripts.preloads.map((/** @type {string} */ file) => `/${file}`),
    logo: logoSymbols(
      await readFile(join(brand, 'northgate-logo-light.svg'), 'utf8'),
      await readFile(join(brand, 'northgate-mark-light.svg'), 'utf8'),
    ),
  });
  await compileAhead([scripts.entry, ...scripts.preloads]);
  await buildWorker({
    root: ROOT,
    web: WEB,
    precache: [
      scripts.entry,
      ...scripts.preloads,
      ...shellScripts((key) => filesOf(manifest, key)),
    ],
    pages: JSON.stringify(templates),
  });
  await copyPdfFiles(WEB);
  await mkdir(join(WEB, 'pages'), { recursive: true });
  await precompress(WEB);
  await writeFile(join(WEB, 'pages/templates.json'), JSON.stringify(templates));
  await rm(join(ROOT, 'dist/prerender'), { recursive: true, force: true });
  return {
    scripts,
    templates: createHash('sha256').update(JSON.stringify(templates)).digest('hex'),
  };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb();
