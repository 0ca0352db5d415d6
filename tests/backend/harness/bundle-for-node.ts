import { join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/**
 * Node's options for a program that runs for a few seconds. The database engine then runs as first compiled. A second,
 * optimizing compilation costs a third of every start and pays off only after minutes.
 */
export const SHORT_LIFE = ['--liftoff-only'];

/** Packages that read files next to their own or contain machine code. */
const LEFT_OUTSIDE = ['@electric-sql/pglite', '@node-rs/argon2', 'pdfjs-dist', 'pg-native'];

/**
 * Bundles a TypeScript program into one file that plain Node runs, for tests that kill a real process. Returns its path.
 * With `isWhole` the bundle contains the packages too, because finding and reading hundreds of their files makes a start a
 * fifth slower.
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
