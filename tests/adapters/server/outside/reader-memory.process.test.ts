import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { ATTACKS, OUTSIDE_BOUNDS } from '#tests/support/outside-readers.ts';

const BENCH = join(import.meta.dirname, '..', '..', '..', 'bench', 'reader-memory.mjs');
/** Limit in megabytes for the additional memory that reading an external file may take. */
const MOST = 100;

it('no file from outside takes the memory of the server, at its largest legal size, at its first illegal one, or made to do so', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [BENCH], {
    env: { ...process.env, BENCH_RECORD: 'off' },
  });
  const read = [...stdout.matchAll(/^(.+): (\d+) MB /gm)].map(([, name, mb]) => [name, Number(mb)]);
  expect(read).toHaveLength(2 * OUTSIDE_BOUNDS.length + ATTACKS.length);
  expect(read.filter(([, mb]) => Number(mb) > MOST)).toEqual([]);
}, 300_000);
