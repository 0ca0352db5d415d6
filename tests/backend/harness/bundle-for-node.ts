import { join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/**
 * What Node is told for a program that lives a few seconds: the database engine runs as it is compiled first. Compiling
 * it a second time, for speed, costs a third of every start and pays off minutes later.
 */
export const SHORT_LIFE = ['--liftoff-only'];

/** Bundles a TypeScript program into one file that plain Node runs, for tests that kill a real process; answers its path. */
export const bundleForNode = async (entry: string, name: string): Promise<string> => {
  const outDir = join(ROOT, '.cache', 'programs');
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
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
