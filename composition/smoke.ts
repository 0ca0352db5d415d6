import { runSmokeCommand } from '#adapters/cli/run-smoke-command.ts';
import type { Terminal } from '#adapters/cli/terminal.ts';
import { outliveReaders } from './server/outlive-readers.ts';
import { smokeChecks } from './smoke/smoke-checks.ts';

outliveReaders();

const terminal: Terminal = { input: process.stdin, output: process.stdout, error: process.stderr };

process.exitCode = await runSmokeCommand({
  args: process.argv.slice(2),
  env: process.env,
  terminal,
  runChecks: smokeChecks(terminal),
});
