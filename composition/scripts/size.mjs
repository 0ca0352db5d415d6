import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { filesOf, readHead, signInScripts } from './build-web.mjs';
import { MOST_FILES } from './plan-chunks.mjs';
import { isSection, sectionName } from './section-files.mjs';

const WEB = fileURLToPath(new URL('../../dist/web', import.meta.url));

/** Maximum brotli bytes of JavaScript, and maximum requests including the document, until the sign-in is usable. */
export const BUDGET = { bytes: 155000, requests: 4 };

/** Returns the JavaScript bytes and requests of the built sign-in screen. @param {string} dir */
export const weighSignIn = async (dir) => {
  const manifest = JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8'));
  const { entry, preloads } = signInScripts(manifest);
  const scripts = await readHead();
  const head = {
    file: 'scripts of the head, in the document',
    bytes: brotliCompressSync(scripts.oldBrowser + scripts.head).length,
  };
  const files = await Promise.all(
    [entry, ...preloads].map(async (file) => ({
      file,
      bytes: (await stat(join(dir, `${file}.br`))).size,
    })),
  );
  return {
    parts: [head, ...files],
    bytes: files.reduce((sum, part) => sum + part.bytes, head.bytes),
    requests: 1 + files.length,
  };
};

/** Returns the exceeded limits of the sign-in budget, as text. @param {{ bytes: number, requests: number }} weight */
export const overBudget = ({ bytes, requests }) => [
  ...(bytes > BUDGET.bytes ? [`${bytes} bytes of JavaScript, at most ${BUDGET.bytes}`] : []),
  ...(requests > BUDGET.requests ? [`${requests} requests, at most ${BUDGET.requests}`] : []),
];

/** Returns the parts of the PDF reader that exceed their budget, as text. @param {{ program: number, worker: number }} reader */
export const overReader = (reader) =>
  /** @type {const} */ (['program', 'worker'])
    .filter((part) => reader[part] > READER_BUDGET[part])
    .map(
      (part) =>
        `${part} of the reader of PDFs: ${reader[part]} bytes, at most ${READER_BUDGET[part]}`,
    );

/** Maximum brotli bytes of JavaScript, and maximum files, of a screen after sign-in, without the frame. */
export const SECTION_BUDGET = { bytes: 60000, files: MOST_FILES };

/** Measures each separately loaded screen, largest first: all scripts except those of the sign-in and of the frame. @param {string} dir */
export const weighSections = async (dir) => {
  const manifest = JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8'));
  const { entry, preloads } = signInScripts(manifest);
  const modules = Object.keys(manifest).filter(isSection);
  const frame = modules.find((key) => key.endsWith('/shell.module.ts'));
  if (frame === undefined) throw new Error('The browser build has no frame');
  const there = new Set([entry, ...preloads, ...filesOf(manifest, frame)]);
  const sections = await Promise.all(
    modules.map(async (key) => {
      const name = sectionName(key);
      const adapters = filesOf(manifest, `../composition/web/${name}.adapters.ts`);
      const own = [...new Set([...filesOf(manifest, key), ...adapters])].filter(
        (file) => !there.has(file),
      );
      const sizes = await Promise.all(own.map(async (file) => sizeOf(join(dir, file))));
      return { name, bytes: sizes.reduce((sum, size) => sum + size, 0), files: own.length };
    }),
  );
  return sections.toSorted((a, b) => b.bytes - a.bytes);
};

/** Returns the exceeded limits of a screen's budget, as text. @param {{ name: string, bytes: number, files: number }} section */
export const overSection = ({ name, bytes, files }) => [
  ...(bytes > SECTION_BUDGET.bytes
    ? [`${name}: ${bytes} bytes of JavaScript, at most ${SECTION_BUDGET.bytes}`]
    : []),
  ...(files > SECTION_BUDGET.files
    ? [`${name}: ${files} files, at most ${SECTION_BUDGET.files}`]
    : []),
];

/**
 * Maximum brotli bytes of the PDF reader's program and of its parsing worker. The program and the worker load when the
 * first PDF is opened.
 */
export const READER_BUDGET = { program: 135000, worker: 350000 };

/** Returns the brotli bytes of the PDF reader's program and worker. @param {string} dir */
export const weighReader = async (dir) => {
  const manifest = JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8'));
  const key = Object.keys(manifest).find((name) =>
    name.endsWith('pdfjs-dist/legacy/build/pdf.mjs'),
  );
  if (key === undefined) throw new Error('The browser build has no reader of PDFs');
  return {
    program: await sizeOf(join(dir, manifest[key].file)),
    worker: await sizeOf(join(dir, 'pdf-worker.js')),
  };
};

/** Returns the size of a script as sent. A script too small to be compressed is sent uncompressed. @param {string} path */
const sizeOf = async (path) => (await stat(`${path}.br`).catch(() => stat(path))).size;

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const weight = await weighSignIn(WEB);
  for (const { file, bytes } of weight.parts)
    console.log(`${kilobytes(bytes).padStart(10)}  ${file}`);
  console.log(
    `Sign-in: ${kilobytes(weight.bytes)} of ${kilobytes(BUDGET.bytes)} JavaScript (brotli), ${weight.requests} of ${BUDGET.requests} requests`,
  );
  const sections = await weighSections(WEB);
  for (const { name, bytes, files } of sections.slice(0, 3))
    console.log(`${kilobytes(bytes).padStart(10)}  ${name}, ${files} files`);
  console.log(
    `The heaviest of ${sections.length} screens, each at most ${kilobytes(SECTION_BUDGET.bytes)} and ${SECTION_BUDGET.files} files`,
  );
  const reader = await weighReader(WEB);
  for (const part of /** @type {const} */ (['program', 'worker']))
    console.log(
      `${kilobytes(reader[part]).padStart(10)}  reader of PDFs, ${part}, at most ${kilobytes(READER_BUDGET[part])}`,
    );
  const over = [...overBudget(weight), ...overReader(reader), ...sections.flatMap(overSection)];
  for (const text of over) console.error(`Over the budget: ${text}`);
  if (over.length > 0) process.exitCode = 1;
}
