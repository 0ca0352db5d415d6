import process from 'node:process';
import { lineLog } from '#adapters/server/http/log.ts';
import { runUntilStopped } from '#composition/server/run-until-stopped.ts';
import { startServer } from '#composition/server/start-server.ts';

const log = lineLog((line) => {
  process.stdout.write(`${line}\n`);
});
const page = { html: '<!doctype html><title>Page</title>', styleHashes: [], scriptHashes: [] };

// The product's own start with pages that need no web build.
try {
  const server = await startServer({
    environment: process.env,
    log,
    pdfWorker: 'no documents here',
    web: { files: [], pages: () => ({ signIn: () => page, shell: () => page }) },
    ...(process.env['SEED_DUMP'] !== undefined && { seedDump: process.env['SEED_DUMP'] }),
  });
  runUntilStopped(server, log);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
