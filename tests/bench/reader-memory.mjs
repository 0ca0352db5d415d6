// Measures the memory that each reader of external files needs, each in a separate process. The inputs are the largest
// legal file, the smallest file above the limit, and files that once crashed the server. `--few` skips these attacks.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { loadModule } from './load-module.mjs';
import { machineLine } from './portal-process.mjs';
import { recordAll } from './record.mjs';
import { SMALL } from './small.mjs';

const SELF = fileURLToPath(import.meta.url);
const PEAK = /VmHWM:\s+(\d+)/;
const NOW = /VmRSS:\s+(\d+)/;
const GOAL = 'at most 100 MB';

/** Bundles the readers into one file, so that loading modules does not hide the memory of reading. */
const bundled = async () => {
  const { bundleForNode } = await loadModule('../backend/harness/bundle-for-node.ts');
  const entry = fileURLToPath(new URL('../support/outside-readers.ts', import.meta.url));
  return bundleForNode(entry, 'outside-readers');
};

const readers = process.argv
  .find((arg) => arg.startsWith('--readers='))
  ?.slice('--readers='.length);
const program = readers ?? (await bundled());
const { ATTACKS, bytesOf, OUTSIDE_BOUNDS } = await import(program);

/** @param {RegExp} field */
const readMb = (field) =>
  Number(field.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1024;

/** @param {string} reader */
const casesOf = (reader) =>
  [
    ...OUTSIDE_BOUNDS.flatMap((one) => [
      { ...one, title: `largest ${one.bound}`, size: one.most },
      { ...one, title: `first too large ${one.bound}`, size: one.most + 1 },
    ]),
    ...(SMALL || process.argv.includes('--few') ? [] : ATTACKS).map((one) => ({
      ...one,
      title: one.bound,
      size: 0,
    })),
  ].filter((one) => one.reader === reader);

/** @param {string} reader */
const readIn = async (reader) => {
  for (const { make, read, size, title } of casesOf(reader)) {
    const bytes = bytesOf(make(size));
    globalThis.gc?.();
    const before = readMb(NOW);
    // Resets the peak memory of the process, so that creating the file does not count.
    writeFileSync('/proc/self/clear_refs', '5');
    const said = await read(bytes);
    const mb = Math.max(0, readMb(PEAK) - before);
    process.stdout.write(`${JSON.stringify({ title, said, mb })}\n`);
  }
};

/** @param {string} reader */
const figuresOf = (reader) => {
  const args = ['--expose-gc', SELF, `--readers=${program}`, `--in=${reader}`];
  const ran = spawnSync(process.execPath, [...args, ...process.argv.slice(2)], {
    encoding: 'utf8',
  });
  if (ran.status !== 0) throw new Error(`${reader}: ${ran.stderr.slice(0, 2000)}`);
  return ran.stdout
    .trim()
    .split('\n')
    .map((line) => {
      const { mb, said, title } = JSON.parse(line);
      process.stdout.write(`${reader}, ${title}: ${mb.toFixed(0)} MB (${said.slice(0, 90)})\n`);
      return /** @type {const} */ ([`${reader}, ${title}`, `${mb.toFixed(0)} MB`, GOAL]);
    });
};

const one = process.argv.find((arg) => arg.startsWith('--in='))?.slice('--in='.length);
if (one !== undefined) await readIn(one);
else {
  process.stdout.write(`${machineLine()}\n`);
  const all = [...new Set(OUTSIDE_BOUNDS.map(({ reader }) => reader))];
  recordAll('Memory to read a file from outside', all.flatMap(figuresOf));
}
