import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { browserTargets } from './browser-targets.mjs';

/** @typedef {{ root: string, web: string, precache: readonly string[], pages: string }} Worker */

// What a page needs to start and to show its frame; later screens are kept when they are first used.
const SHELL_PARTS = [
  '../composition/web/open-container.ts',
  '../composition/web/login-steps.module.ts',
  '../composition/web/shell.module.ts',
  'kit/toast-region.tsx',
];

/** The scripts of the shell by the manifest's keys. @param {(key: string) => string[]} filesOf */
export const shellScripts = (filesOf) => {
  const parts = SHELL_PARTS.map((key) => ({ key, files: filesOf(key) }));
  const missing = parts.filter(({ files }) => files.length === 0).map(({ key }) => key);
  if (missing.length > 0) throw new Error(`No chunk of the shell: ${missing.join(', ')}`);
  return parts.flatMap(({ files }) => files);
};

/** @param {Worker} worker @param {string} source @param {string} name @param {Record<string, string>} define */
const bundle = (worker, source, name, define) =>
  build({
    configFile: false,
    root: worker.root,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('production'), ...define },
    build: {
      target: browserTargets(),
      outDir: worker.web,
      emptyOutDir: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        input: join(worker.root, 'adapters/browser/worker', source),
        output: { format: 'iife', entryFileNames: name },
      },
    },
  });

/**
 * Builds the service worker, its kill switch, the captcha's worker and the one that reads PDFs. Its text holds the names of all files, so that any change of the portal
 * makes a new worker, which is how browsers learn of a new version.
 * @param {Worker} worker
 */
export const buildWorker = async (worker) => {
  const assets = (await readdir(join(worker.web, 'assets')))
    .sort()
    .map((file) => `/assets/${file}`);
  const precache = [...new Set(worker.precache)].sort().map((file) => `/${file}`);
  const hash = createHash('sha256').update(JSON.stringify([assets, precache, worker.pages]));
  const id = hash.digest('hex').slice(0, 16);
  await bundle(worker, 'service-worker.ts', 'sw.js', {
    WORKER_BUILD: JSON.stringify({ id, precache, assets }),
  });
  await bundle(worker, 'emptying-worker.ts', 'sw-off.js', {});
  await bundle(worker, 'captcha-worker.ts', 'captcha-worker.js', {});
  await bundle(worker, 'pdf-worker.ts', 'pdf-worker.js', {
    // It is no module; what asks for its own address finds its files by what the page says.
    'import.meta.url': 'undefined',
  });
};
