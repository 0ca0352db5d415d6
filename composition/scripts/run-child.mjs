import { spawn } from 'node:child_process';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM']);

/**
 * Runs a program, waits for it and returns its exit status. A stop signal to this process is passed on to the program.
 * After the program has ended, this process ends by the same signal.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>}
 */
export const runChild = (command, args, options) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, options);
    /** @type {NodeJS.Signals | null} */
    let passedOn = null;
    const passOn = (/** @type {NodeJS.Signals} */ signal) => {
      passedOn = signal;
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, passOn);
    child.once('error', reject);
    child.once('close', (code, by) => {
      for (const signal of SIGNALS) process.removeListener(signal, passOn);
      const end = passedOn ?? by;
      if (end !== null) process.kill(process.pid, end);
      else resolve(code ?? 1);
    });
  });
