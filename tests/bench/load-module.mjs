import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** Loads the exports of a TypeScript file, by its path from this folder. @param {string} path */
export const loadModule = async (path) =>
  (
    await runnerImport(fileURLToPath(new URL(path, import.meta.url)), {
      configFile: false,
      logLevel: 'error',
    })
  ).module;
