import path from 'node:path';
import process from 'node:process';
import { localTerminal } from '#adapters/server/admin/local-terminal.ts';
import { GatheredLines, lineLog } from '#adapters/server/http/log.ts';
import { outliveReaders } from './server/outlive-readers.ts';
import { runCommand } from './server/run-command.ts';
import { runPlacedCommand } from './server/run-placed-command.ts';

outliveReaders();

/** Directory of the built program dist/server/admin.js. */
const SERVER = import.meta.dirname;

const lines = new GatheredLines((text) => {
  process.stderr.write(text);
});
process.once('exit', lines.flush);

await runCommand(() =>
  runPlacedCommand({
    args: process.argv.slice(2),
    environment: process.env,
    terminal: localTerminal(),
    log: lineLog(lines),
    pdfWorker: path.join(SERVER, 'pdf-worker.js'),
    seedDump: path.join(SERVER, 'initial-database.tar.gz'),
  }),
);
