import process from 'node:process';
import { GatheredLines, lineLog } from '#adapters/server/http/log.ts';
import { runUntilStopped } from '#composition/server/run-until-stopped.ts';
import { startServer } from '#composition/server/start-server.ts';

const lines = new GatheredLines((text) => {
  process.stdout.write(text);
});
process.once('exit', lines.flush);
const log = lineLog(lines);
const page = { html: '<!doctype html><title>Page</title>', styleHashes: [], scriptHashes: [] };

// Starts the product with placeholder pages, so that no web build is needed.
try {
  const server = await startServer({
    environment: process.env,
    log,
    pdfWorker: 'no documents here',
    helpPages: 'adapters/server/help/pages',
    web: { build: 'test', files: [], pages: () => ({ signIn: () => page, shell: () => page }) },
    ...(process.env['FIRST_FILL'] !== undefined && { firstFill: process.env['FIRST_FILL'] }),
    ...(process.env['SEED_DUMP'] !== undefined && { seedDump: process.env['SEED_DUMP'] }),
  });
  runUntilStopped(server, log);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
