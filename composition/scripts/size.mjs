import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { readHead, signInScripts } from './build-web.mjs';

const WEB = fileURLToPath(new URL('../../dist/web', import.meta.url));

/** What the sign-in may cost before it can be used: brotli bytes of JavaScript, and requests with the document. */
export const BUDGET = { bytes: 155000, requests: 4 };

/** Weighs the built sign-in screen. @param {string} dir */
export const weighSignIn = async (dir) => {
  const manifest = JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8'));
  const { entry, preloads } = signInScripts(manifest);
  const head = {
    file: 'head.js, in the document',
    bytes: brotliCompressSync(await readHead()).length,
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

/** What is over the budget, in words. @param {{ bytes: number, requests: number }} weight */
export const overBudget = ({ bytes, requests }) => [
  ...(bytes > BUDGET.bytes ? [`${bytes} bytes of JavaScript, at most ${BUDGET.bytes}`] : []),
  ...(requests > BUDGET.requests ? [`${requests} requests, at most ${BUDGET.requests}`] : []),
];

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const weight = await weighSignIn(WEB);
  for (const { file, bytes } of weight.parts)
    console.log(`${kilobytes(bytes).padStart(10)}  ${file}`);
  console.log(
    `Sign-in: ${kilobytes(weight.bytes)} of ${kilobytes(BUDGET.bytes)} JavaScript (brotli), ${weight.requests} of ${BUDGET.requests} requests`,
  );
  const over = overBudget(weight);
  for (const words of over) console.error(`Over the budget: ${words}`);
  if (over.length > 0) process.exitCode = 1;
}
