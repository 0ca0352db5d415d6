import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { JOB_LIMITS } from '#core/backend/jobs/job-limits.ts';
import { bundleForNode, SHORT_LIFE } from '#tests/backend/harness/bundle-for-node.ts';
import { initialDump } from '#tests/backend/harness/embedded-template.ts';
import { emptyPostgres } from '#tests/backend/harness/postgres-template.ts';
import { rounds } from '#tests/backend/harness/rounds.ts';
import type { Ended } from './support/report-process.ts';

/** Lives that are killed while they draw before one may come to its end. */
const KILLS = rounds(3, 5);
/** More rows than all of them can draw until their kill arrives. */
const ROWS = (2 + KILLS * 4) * 250;

interface Life {
  readonly lines: readonly string[];
  readonly report: string;
  readonly done: readonly number[];
  readonly ended: Ended | null;
}

describe('a report whose server is killed while it is drawn', () => {
  let program = '';
  let seedDump = '';
  let folder = '';
  beforeAll(async () => {
    program = await bundleForNode(
      join(import.meta.dirname, 'support/report-process.ts'),
      'report',
      true,
    );
    seedDump = await initialDump();
    folder = mkdtempSync(join(tmpdir(), 'portal-report-'));
  }, 120_000);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  /** One life: killed when it begins to draw for so many times, null = it may end. */
  const live = (
    place: string,
    life: number,
    killAt: number | null,
    { mode = 'draws', report = '', rows = ROWS } = {},
  ) =>
    new Promise<Life>((resolve, reject) => {
      const said = [program, place, String(life), String(rows), seedDump, mode, report];
      const child = spawn(process.execPath, [...SHORT_LIFE, ...said], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const lines: string[] = [];
      createInterface({ input: child.stdout }).on('line', (line) => {
        lines.push(line);
        if (lines.filter((one) => one === 'drawing').length === killAt) child.kill('SIGKILL');
      });
      const after = (word: string) =>
        lines.flatMap((line) => (line.startsWith(word) ? [line.slice(word.length)] : []));
      child.on('error', reject);
      child.on('close', () => {
        const [ended] = after('ended ').map((text) => JSON.parse(text) as Ended);
        const [first = report] = after('report ');
        resolve({ lines, report: first, done: after('done ').map(Number), ended: ended ?? null });
      });
    });

  const goesOn = async (place: string): Promise<void> => {
    let report = '';
    let reached = 0;
    for (let life = 0; life < KILLS; life += 1) {
      const lived = await live(place, life, 2 + Math.floor(Math.random() * 2), { report });
      ({ report } = lived);
      expect(lived.ended).toBeNull();
      expect(lived.lines).not.toContain('offered');
      // From the last piece on, not from the beginning.
      expect(lived.done[0]).toBeGreaterThan(reached);
      reached = lived.done.at(-1) ?? reached;
    }
    const { ended, lines } = await live(place, KILLS, null, { report });
    expect(lines).not.toContain('offered');
    expect(ended).toMatchObject({ state: 'Ready', fault: null, rows: ROWS, zones: ROWS });
    expect(ended?.finishes).toBe(1);
    expect(ended?.found).toBe(ended?.pages);
  };

  const failsAndIsRunAgain = async (place: string): Promise<void> => {
    let report = '';
    for (let life = 0; life < JOB_LIMITS.attempts; life += 1)
      ({ report } = await live(place, life, 1, { mode: 'hangs', report, rows: 40 }));
    const { ended } = await live(place, JOB_LIMITS.attempts, null, { report, rows: 40 });
    expect(ended).toMatchObject({ state: 'Failed', fault: 'gaveUp', finishes: 0 });
    expect(ended?.problem).toBe('This could not be finished. Please try again later.');
    const life = JOB_LIMITS.attempts + 1;
    const again = await live(place, life, null, { mode: 'again', report, rows: 40 });
    expect(again.ended).toMatchObject({ state: 'Ready', zones: 40, finishes: 1 });
  };

  const PATIENCE = 60_000 + (KILLS + JOB_LIMITS.attempts) * 30_000;
  it(
    `is finished by the next one on the embedded engine, each row once, after ${KILLS} kills`,
    () => goesOn(join(folder, 'data')),
    PATIENCE,
  );
  it(
    'says that it failed when no life comes any further, and is run again',
    () => failsAndIsRunAgain(join(folder, 'again')),
    PATIENCE,
  );

  const postgresUrl = inject('postgresUrl');
  it.skipIf(postgresUrl === null)(
    `is finished by the next one on PostgreSQL, each row once, after ${KILLS} kills`,
    async () => {
      const { url, drop } = await emptyPostgres(postgresUrl ?? '');
      try {
        await goesOn(url);
      } finally {
        await drop();
      }
    },
    PATIENCE,
  );
});
