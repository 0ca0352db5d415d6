// Finds programs of the system, and installs missing programs on Debian as root. A test that needs a program is never skipped silently.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} file */
export const runnable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the path of the first program on the PATH with one of the names. @param {readonly string[]} names */
export const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((dir) => names.map((name) => join(dir, name)))
    .find(runnable) ?? null;

const isDebianRoot = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

/** Installs a package, as root on Debian; does nothing elsewhere. @param {string} name */
export const installFromDebian = (name) => {
  if (!isDebianRoot()) return;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const run = spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (run.status !== 0) return;
  }
};

/**
 * Returns the path of a program, installing it if possible.
 * @param {readonly string[]} names
 * @param {string} from the Debian package that contains it
 * @returns {string}
 * @throws {Error} with instructions, if it cannot be installed
 */
export const findOrInstall = (names, from) => {
  const there = onPath(names);
  if (there !== null) return there;
  installFromDebian(from);
  const installed = onPath(names);
  if (installed !== null) return installed;
  throw new Error(`No ${names[0] ?? ''} found. Install it (Debian: apt-get install ${from}).`);
};
