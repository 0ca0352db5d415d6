import path from 'node:path';
import { defineConfig } from 'vite';

const root = path.resolve(import.meta.dirname, '..', '..');

/**
 * Builds the programs that run in Node: server, first-fill program, document-inspection thread, smoke checker,
 * administration, doctor, seeding and writer of the empty database. The dependencies of these programs stay in
 * node_modules.
 */
export default defineConfig({
  root,
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    target: 'node20',
    outDir: path.join(root, 'dist', 'server'),
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        server: path.join(root, 'composition', 'server.ts'),
        'pdf-worker': path.join(root, 'adapters', 'server', 'pdf', 'pdf-worker.ts'),
        'first-fill': path.join(root, 'composition', 'first-fill.ts'),
        smoke: path.join(root, 'composition', 'smoke.ts'),
        admin: path.join(root, 'composition', 'admin.ts'),
        doctor: path.join(root, 'composition', 'doctor.ts'),
        seed: path.join(root, 'composition', 'seed.ts'),
        'initial-dump': path.join(root, 'composition', 'initial-dump.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
    },
  },
});
