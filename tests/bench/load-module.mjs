import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** Loads the exports of a TypeScript file. The path is relative to this folder. @param {string} path */
export const loadModule = async (path) =>
  (
    await runnerImport(fileURLToPath(new URL(path, import.meta.url)), {
      configFile: false,
      logLevel: 'error',
    })
  ).module;
