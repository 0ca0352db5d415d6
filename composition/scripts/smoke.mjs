import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..', '..');
const program = path.join(root, 'dist', 'server', 'smoke.js');
const couldNotRun = 2;

if (!existsSync(program)) {
  // The build speaks on standard error, so that standard output stays the report.
  const build = path.join(root, 'composition', 'scripts', 'build.mjs');
  const { status } = spawnSync(process.execPath, [build], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) {
    process.stderr.write('The smoke checker could not be built.\n');
    process.exit(couldNotRun);
  }
}

await import(program);
