import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { JOB_LIMITS } from '#core/backend/jobs/job-limits.ts';
import { after, onEachEngine, useLives } from '#tests/backend/harness/lives.ts';
import { rounds } from '#tests/backend/harness/rounds.ts';
import type { Ended } from './support/report-process.ts';

/** Number of processes to kill during drawing before one process may finish. */
const KILLS = rounds(3, 5);
/** Number of rows, more than the killed processes can draw. */
const ROWS = (2 + KILLS * 4) * 250;

interface Life {
  readonly lines: readonly string[];
  readonly report: string;
  readonly done: readonly number[];
  readonly ended: Ended | null;
}

describe('No acknowledged write is lost: a report whose server is killed while it is drawn', () => {
  const entry = join(import.meta.dirname, 'support/report-process.ts');
  const { dataDir: folderOf, live: liveWith } = useLives(entry, 'report');

  /** Runs one process and kills it when it starts drawing for the `killAt`-th time. If `killAt` is null, the process finishes. */
  const live = async (
    place: string,
    life: number,
    killAt: number | null,
    { mode = 'draws', report = '', rows = ROWS } = {},
  ): Promise<Life> => {
    const { lines } = await liveWith(place, [String(life), String(rows), mode, report], {
      heard: (given, kill) => {
        if (given.filter((line) => line === 'drawing').length === killAt) kill();
      },
    });
    const [ended] = after(lines, 'ended').map((text) => JSON.parse(text) as Ended);
    const [first = report] = after(lines, 'report');
    return { lines, report: first, done: after(lines, 'done').map(Number), ended: ended ?? null };
  };

  const goesOn = async (place: string): Promise<void> => {
    let report = '';
    let reached = 0;
    for (let life = 0; life < KILLS; life += 1) {
      const lived = await live(place, life, 2 + Math.floor(Math.random() * 2), { report });
      ({ report } = lived);
      expect(lived.ended).toBeNull();
      expect(lived.lines).not.toContain('offered');
      // The process continued after the last finished piece.
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
    expect(ended?.problem).toBe('This couldn’t be finished. Please try again later.');
    const life = JOB_LIMITS.attempts + 1;
    const again = await live(place, life, null, { mode: 'again', report, rows: 40 });
    expect(again.ended).toMatchObject({ state: 'Ready', zones: 40, finishes: 1 });
  };

  const PATIENCE = 60_000 + (KILLS + JOB_LIMITS.attempts) * 30_000;
  onEachEngine(
    (engine) => `is finished by the next one on ${engine}, each row once, after ${KILLS} kills`,
    () => folderOf('data'),
    goesOn,
    PATIENCE,
  );
  it(
    'says that it failed when no life comes any further, and is run again',
    () => failsAndIsRunAgain(folderOf('again')),
    PATIENCE,
  );
});
