import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { STEP_ROWS } from '#core/backend/jobs/list-export.operation.ts';
import { bundleForNode, SHORT_LIFE } from '#tests/backend/harness/bundle-for-node.ts';
import { initialDump } from '#tests/backend/harness/embedded-template.ts';
import { emptyPostgres } from '#tests/backend/harness/postgres-template.ts';
import { rounds } from '#tests/backend/harness/rounds.ts';
import type { Finished } from './support/job-process.ts';

/** Lives that are killed in the middle before one may come to its end. */
const KILLS = rounds(3, 8);
/** More steps than all of them can take until their kill arrives. */
const ROWS = (4 + KILLS * 12) * STEP_ROWS;

describe('a job whose server is killed', () => {
  let program = '';
  let seedDump = '';
  let folder = '';
  beforeAll(async () => {
    program = await bundleForNode(join(import.meta.dirname, 'support/job-process.ts'), 'job', true);
    seedDump = await initialDump();
    folder = mkdtempSync(join(tmpdir(), 'portal-job-'));
  }, 120_000);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  /** One life: killed after so many of its steps, null = it may end. */
  const live = (place: string, life: number, killAfter: number | null) =>
    new Promise<{ readonly done: readonly number[]; readonly finished: Finished | null }>(
      (resolve, reject) => {
        const args = [...SHORT_LIFE, program, place, String(life), String(ROWS), seedDump];
        const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
        const done: number[] = [];
        let finished: Finished | null = null;
        createInterface({ input: child.stdout }).on('line', (line) => {
          if (line.startsWith('finished ')) finished = JSON.parse(line.slice(9)) as Finished;
          if (!line.startsWith('done ')) return;
          done.push(Number(line.slice(5)));
          if (done.length === killAfter) child.kill('SIGKILL');
        });
        child.on('error', reject);
        child.on('close', () => {
          resolve({ done, finished });
        });
      },
    );

  const goesOn = async (place: string): Promise<void> => {
    let reached = 0;
    for (let life = 0; life < KILLS; life += 1) {
      const { done, finished } = await live(place, life, 1 + Math.floor(Math.random() * 3));
      expect(finished).toBeNull();
      // From the last checkpoint on, not from the beginning.
      expect(done[0]).toBeGreaterThan(reached);
      reached = done.at(-1) ?? reached;
    }
    const { done, finished } = await live(place, KILLS, null);
    expect(done[0]).toBeGreaterThan(reached);
    expect(finished).toEqual({ lines: ROWS, different: ROWS, finishes: 1 });
  };

  it(
    `is finished by the next one on the embedded engine, each line once, after ${KILLS} kills`,
    () => goesOn(join(folder, 'data')),
    60_000 + KILLS * 30_000,
  );

  const postgresUrl = inject('postgresUrl');
  it.skipIf(postgresUrl === null)(
    `is finished by the next one on PostgreSQL, each line once, after ${KILLS} kills`,
    async () => {
      const { url, drop } = await emptyPostgres(postgresUrl ?? '');
      try {
        await goesOn(url);
      } finally {
        await drop();
      }
    },
    60_000 + KILLS * 30_000,
  );
});
