import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type BuildOptions } from 'vite';
import { browserTargets } from './composition/scripts/browser-targets.mjs';
import { leanFirstScreen } from './composition/scripts/lean-first-screen.mjs';
import { reachBeforeImport } from './composition/scripts/reach-before-import.mjs';
import { buildLists } from './composition/scripts/build-lists.mjs';
import {
  firstScreenChunks,
  modulesOfFirstScreen,
  sharedChunk,
} from './composition/scripts/first-screen-chunks.mjs';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const MAIN = here('composition/main.tsx');

const OPENED = ['open-container', 'shell.module', 'home.module', 'news-card.module'].map((name) =>
  here(`composition/web/${name}.ts`),
);

const shared = {
  root: here('ui'),
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
};

const common = {
  target: browserTargets(),
  emptyOutDir: true,
  // Parts that come later are fetched by reach-before-import.
  modulePreload: false,
  assetsInlineLimit: 0,
  reportCompressedSize: false,
} satisfies BuildOptions;

const prerender = {
  ...shared,
  publicDir: false as const,
  plugins: [react(), leanFirstScreen({ browser: false })],
  build: {
    ...common,
    outDir: here('dist/prerender'),
    rolldownOptions: { input: here('composition/prerender.tsx') },
  },
  ssr: { noExternal: true as const },
};

const browser = async () => {
  const plugins = () => [react(), leanFirstScreen({ browser: true })];
  // RxJS as it is written now: without what stands in for classes and generators in browsers of ten years ago.
  const resolve = { conditions: [...defaultClientConditions, 'es2015'] };
  const used = await modulesOfFirstScreen({
    ...{ ...shared, resolve },
    plugins: plugins(),
    build: { ...common, rolldownOptions: { input: MAIN } },
  });
  return {
    ...{ ...shared, resolve },
    publicDir: 'public',
    plugins: [...plugins(), buildLists(), reachBeforeImport()],
    build: {
      ...common,
      outDir: here('dist/web'),
      manifest: true,
      rolldownOptions: {
        input: MAIN,
        output: {
          codeSplitting: {
            groups: [
              { debugName: 'first screen', name: firstScreenChunks(MAIN, used), priority: 2 },
              { debugName: 'shared', name: sharedChunk(OPENED), priority: 1, minShareCount: 2 },
            ],
          },
        },
      },
    },
  };
};

/** The browser build, and with `--ssr` the one that renders the pages at build time; composition/scripts/build-web.mjs runs both. */
export default defineConfig(({ isSsrBuild = false }) => (isSsrBuild ? prerender : browser()));
