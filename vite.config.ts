import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type BuildOptions } from 'vite';
import { browserTargets } from './composition/scripts/browser-targets.mjs';
import { reachBeforeImport } from './composition/scripts/reach-before-import.mjs';
import { buildLists } from './composition/scripts/build-lists.mjs';
import { planChunks } from './composition/scripts/plan-chunks.mjs';
import { sectionOf } from './composition/scripts/section-files.mjs';
import { splitAutomatically } from './composition/scripts/split-automatically.mjs';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const MAIN = here('composition/main.tsx');

const web = (file: string): string => here(`composition/web/${file}`);

const shared = {
  root: here('ui'),
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
};

const common = {
  target: browserTargets(),
  emptyOutDir: true,
  // Off, because composition/scripts/reach-before-import.mjs preloads later chunks.
  modulePreload: false,
  assetsInlineLimit: 0,
  reportCompressedSize: false,
} satisfies BuildOptions;

const prerender = {
  ...shared,
  publicDir: false as const,
  plugins: [react()],
  build: {
    ...common,
    outDir: here('dist/prerender'),
    rolldownOptions: { input: here('composition/prerender.tsx') },
  },
  ssr: { noExternal: true as const },
};

/** Declares these modules free of side effects, so that unused operations are removed even though the table of routes imports them. */
const treeshake = {
  moduleSideEffects: ['core/', 'adapters/wire/'].map((folder) => ({
    test: new RegExp(`^${here(folder).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`),
    sideEffects: false,
  })),
};

const browser = async () => {
  const resolve = {
    // Uses the modern build of RxJS, which has no workarounds for ten-year-old browsers.
    conditions: [...defaultClientConditions, 'es2015'],
    alias: { 'hoist-non-react-statics': here('composition/scripts/hoist-nothing.mjs') },
  };
  const chunks = await splitAutomatically({
    ...shared,
    resolve,
    plugins: [react()],
    build: { ...common, rolldownOptions: { input: MAIN, treeshake } },
  });
  const plan = planChunks(chunks, {
    main: MAIN,
    start: web('start.tsx'),
    atEveryStart: [
      web('open-container.ts'),
      web('shell.module.ts'),
      here('ui/home/home.page.tsx'),
      here('ui/news/news-card.part.tsx'),
    ],
    sectionOf,
  });
  return {
    ...shared,
    resolve,
    publicDir: 'public',
    plugins: [react(), buildLists(), reachBeforeImport()],
    build: {
      ...common,
      outDir: here('dist/web'),
      manifest: true,
      rolldownOptions: {
        input: MAIN,
        treeshake,
        output: {
          codeSplitting: {
            // Off, because the plan lists the dependencies of a module as separate entries.
            includeDependenciesRecursively: false,
            groups: [{ debugName: 'planned', name: (id: string) => plan.get(id) ?? null }],
          },
        },
      },
    },
  };
};

/** Configures the browser build, or with `--ssr` the build that prerenders the pages. composition/scripts/build-web.mjs runs both. */
export default defineConfig(({ isSsrBuild = false }) => (isSsrBuild ? prerender : browser()));
