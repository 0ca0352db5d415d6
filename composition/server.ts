import path from 'node:path';
import process from 'node:process';
import { lineLog } from '#adapters/server/http/log.ts';
import { KeyRefusal } from '#adapters/server/secrets/key-ring.ts';
import { StartRefusal } from '#adapters/server/sql/start-refusal.ts';
import { openWebBuild } from './server/page-parts.ts';
import { Refused } from './server/refused.ts';
import { runUntilStopped } from './server/run-until-stopped.ts';
import { startServer } from './server/start-server.ts';

/** Built to dist/server/server.js, beside dist/web. */
const DIST = path.resolve(import.meta.dirname, '..');

const log = lineLog((line) => {
  process.stdout.write(`${line}\n`);
});

const isRefusal = (error: unknown): error is Error =>
  error instanceof Refused || error instanceof KeyRefusal || error instanceof StartRefusal;

try {
  const server = await startServer({
    environment: process.env,
    log,
    web: openWebBuild(path.join(DIST, 'web')),
    seedDump: path.join(DIST, 'server', 'initial-database.tar.gz'),
  });
  for (const { variant, publicUrl } of Object.values(server.addresses)) {
    log.info('listening', { variant, address: publicUrl });
  }
  runUntilStopped(server, log);
} catch (error) {
  if (!isRefusal(error)) throw error;
  // Exit status 2: refused to start, nothing was changed; what to do stands in the line.
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
