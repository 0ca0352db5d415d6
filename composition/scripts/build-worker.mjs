import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { browserTargets } from './browser-targets.mjs';

/** @typedef {{ root: string, web: string, precache: readonly string[], pages: string }} Worker */

// The parts that a page needs to start and to show its frame. Other screens are cached at their first use.
const SHELL_PARTS = [
  '../composition/web/open-container.ts',
  '../composition/web/login-steps.module.ts',
  '../composition/web/shell.module.ts',
  'kit/toast-region.tsx',
];

/** Returns the scripts of the shell, by their keys in the manifest. @param {(key: string) => string[]} filesOf */
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
 * Builds the service worker, its kill switch, the captcha worker and the PDF worker. The service worker's text contains
 * the names of all files. Any change of the portal therefore produces a new worker, by which browsers notice a new
 * version.
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
    // The worker is not an ES module, so `import.meta.url` is undefined; the page passes the file URLs to the worker.
    'import.meta.url': 'undefined',
  });
};
