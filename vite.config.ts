import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The browser build, and with `--ssr` the one that renders the pages at build time; composition/scripts/build-web.mjs runs both. */
export default defineConfig(({ isSsrBuild = false }) => ({
  root: 'ui',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? '../dist/prerender' : '../dist/web',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      input: isSsrBuild ? 'composition/prerender.tsx' : 'composition/main.tsx',
    },
  },
  ssr: { noExternal: true as const },
}));
