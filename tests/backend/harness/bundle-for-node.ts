import { join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..', '..');

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
