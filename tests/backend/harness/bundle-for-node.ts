import { join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/**
 * What Node is told for a program that lives a few seconds: the database engine runs as it is compiled first. Compiling
 * it a second time, for speed, costs a third of every start and pays off minutes later.
 */
export const SHORT_LIFE = ['--liftoff-only'];

/** What reads files beside its own, or is machine code. */
const LEFT_OUTSIDE = ['@electric-sql/pglite', '@node-rs/argon2', 'pdfjs-dist', 'pg-native'];

/**
 * Bundles a TypeScript program into one file that plain Node runs, for tests that kill a real process; answers its path.
 * One that `isWhole` holds the packages too: a start that finds and reads hundreds of their files costs a fifth more.
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
