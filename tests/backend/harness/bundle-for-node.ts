import { join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/**
 * Node options that shorten the start of a program that runs for only a few seconds, by skipping the optimizing
 * compilation of the database engine.
 */
export const SHORT_LIFE = ['--liftoff-only'];

/** Packages that stay outside of bundles, because the packages read files of their own folder or contain native code. */
const LEFT_OUTSIDE = ['@electric-sql/pglite', '@node-rs/argon2', 'pdfjs-dist', 'pg-native'];

/**
 * Bundles a TypeScript program into one file for plain Node and returns the file's path. `isWhole` includes the packages,
 * which makes the program start faster.
 */
export const bundleForNode = async (
  entry: string,
  name: string,
  isWhole = false,
): Promise<string> => {
  const outDir = join(ROOT, '.cache', 'programs');
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ...(isWhole && { ssr: { noExternal: true, external: LEFT_OUTSIDE } }),
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
    },
  });
  return join(outDir, `${name}.mjs`);
};
