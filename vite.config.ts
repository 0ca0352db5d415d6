import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { leanFirstScreen } from './composition/scripts/lean-first-screen.mjs';
import { buildLists } from './composition/scripts/build-lists.mjs';
import { firstScreenChunks } from './composition/scripts/first-screen-chunks.mjs';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const entries = { main: here('composition/main.tsx'), start: here('composition/web/start.tsx') };

/** The browser build, and with `--ssr` the one that renders the pages at build time; composition/scripts/build-web.mjs runs both. */
export default defineConfig(({ isSsrBuild = false }) => ({
  root: 'ui',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    react(),
    leanFirstScreen({ browser: !isSsrBuild }),
    ...(isSsrBuild ? [] : [buildLists()]),
  ],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    target: 'es2023',
    outDir: here(isSsrBuild ? 'dist/prerender' : 'dist/web'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? here('composition/prerender.tsx') : entries.main,
      ...(!isSsrBuild && {
        output: {
          codeSplitting: {
            groups: [{ debugName: 'first screen', name: firstScreenChunks(entries) }],
          },
        },
      }),
    },
  },
  ssr: { noExternal: true as const },
}));
