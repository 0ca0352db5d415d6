import { existsSync } from 'node:fs';
import path from 'node:path';
import { runChild } from './run-child.mjs';

const root = path.resolve(import.meta.dirname, '..', '..');
const couldNotRun = 2;

/**
 * Runs a built program in this process, and builds it first if it is missing. The build prints to standard error, so that
 * standard output has only the program's output.
 * @param {string} name
 */
export const runProgram = async (name) => {
  const program = path.join(root, 'dist', 'server', `${name}.js`);
  if (!existsSync(program)) {
    const build = path.join(root, 'composition', 'scripts', 'build.mjs');
    const status = await runChild(process.execPath, [build], {
      cwd: root,
      stdio: ['ignore', 2, 2],
    });
    if (status !== 0) {
      process.stderr.write(`${name} could not be built.\n`);
      process.exit(couldNotRun);
    }
  }
  await import(program);
};
