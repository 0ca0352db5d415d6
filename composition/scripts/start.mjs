import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runChild } from './run-child.mjs';
import { isFresh, ROOT, sourceHash } from './source-hash.mjs';

/** @param {string} file */
const json = (file) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

/** @param {string} line @returns {never} */
const refuse = (line) => {
  process.stderr.write(`${line}\n`);
  process.exit(2);
};

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    refuse(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  }
};

/** Returns true if node_modules has all packages of the lock file, except those for other platforms. */
const isInstalled = () => {
  if (!existsSync(path.join(ROOT, 'node_modules', '.package-lock.json'))) return false;
  const wanted = Object.entries(json('package-lock.json').packages);
  const present = json('node_modules/.package-lock.json').packages;
  return wanted.every(
    ([name, entry]) =>
      name === '' || entry.optional === true || present[name]?.version === entry.version,
  );
};

const install = async () => {
  if (isInstalled()) return;
  process.stdout.write('Installing packages…\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const status = await runChild(npm, ['ci', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) refuse('The packages could not be installed; see above.');
};

const buildIfChanged = async () => {
  if (isFresh(sourceHash())) return;
  process.stdout.write('Building…\n');
  const script = path.join(ROOT, 'composition', 'scripts', 'build.mjs');
  const status = await runChild(process.execPath, [script], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) refuse('The build failed; see above.');
};

checkNode();
await install();
await buildIfChanged();
process.env['MODE'] ??= 'demo';
process.argv.push('--friendly');
await import(pathToFileURL(path.join(ROOT, 'dist', 'server', 'server.js')).href);
