import path from 'node:path';
import process from 'node:process';
import { GatheredLines, lineLog } from '#adapters/server/http/log.ts';
import { KeyRefusal } from '#adapters/server/secrets/key-ring.ts';
import { settingsHelp } from '#adapters/server/settings/settings.ts';
import { StartRefusal } from '#adapters/server/sql/start-refusal.ts';
import { friendlyLines, friendlyLog } from './server/friendly-lines.ts';
import { outliveReaders } from './server/outlive-readers.ts';
import { openWebBuild } from './server/page-parts.ts';
import { Refused } from './server/refused.ts';
import { setupLines } from './server/setup-link.ts';
import { runUntilStopped } from './server/run-until-stopped.ts';
import { startServer, type RunningServer } from './server/start-server.ts';

outliveReaders();

/** The dist folder, which contains this program (dist/server/server.js) and dist/web. */
const DIST = path.resolve(import.meta.dirname, '..');

const lines = new GatheredLines((text) => {
  process.stdout.write(text);
});
process.once('exit', lines.flush);

/** With `--friendly` (`npm start`), log lines are for people; otherwise they are JSON. */
const friendly = process.argv.includes('--friendly');
const log = friendly ? friendlyLog(lines.add) : lineLog(lines);

const isRefusal = (error: unknown): error is Error =>
  error instanceof Refused || error instanceof KeyRefusal || error instanceof StartRefusal;

const printFirstAccount = ({ firstAccount }: RunningServer): void => {
  if (firstAccount === null) return;
  const { file, username } = firstAccount;
  log.info('first account', { username, file });
  const setup = setupLines(firstAccount, process.stderr.isTTY);
  process.stderr.write(`${setup.join('\n')}\n`);
};

const start = async (): Promise<void> => {
  const server = await startServer({
    environment: process.env,
    log,
    web: openWebBuild(path.join(DIST, 'web')),
    pdfWorker: path.join(DIST, 'server', 'pdf-worker.js'),
    firstFill: path.join(DIST, 'server', 'first-fill.js'),
    helpPages: path.join(DIST, 'server', 'help'),
    seedDump: path.join(DIST, 'server', 'initial-database.tar.gz'),
    rowSchemas: path.join(DIST, 'server', 'row-schemas.json'),
  });
  const { host } = server.settings;
  for (const { variant, port, publicUrl } of Object.values(server.addresses))
    log.info('listening', { variant, host, port, address: publicUrl });
  if (friendly) friendlyLines(server).forEach(lines.add);
  printFirstAccount(server);
  runUntilStopped(server, log);
};

try {
  if (process.argv.includes('--help')) settingsHelp().forEach(lines.add);
  else await start();
} catch (error) {
  if (!isRefusal(error)) throw error;
  // Exit status 2 means that the server refused to start and changed nothing. The printed line says what to do.
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
