import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { STEP_ROWS } from '#core/backend/jobs/list-export.operation.ts';
import { after, onEachEngine, useLives } from '#tests/backend/harness/lives.ts';
import { rounds } from '#tests/backend/harness/rounds.ts';
import type { Finished } from './support/job-process.ts';

/** Number of processes to kill before one may finish. */
const KILLS = rounds(3, 8);
/** Number of rows, more than the killed processes can handle. */
const ROWS = (4 + KILLS * 12) * STEP_ROWS;

describe('No acknowledged write is lost: a job whose server is killed', () => {
  const entry = join(import.meta.dirname, 'support/job-process.ts');
  const { dataDir: folderOf, live: liveWith } = useLives(entry, 'job');

  /** Runs one process and kills it after `killAfter` steps. With null, the process finishes. */
  const live = async (place: string, life: number, killAfter: number | null) => {
    const { lines } = await liveWith(place, [String(life), String(ROWS)], {
      heard: (given, kill) => {
        if (given.at(-1)?.startsWith('done ') === true && after(given, 'done').length === killAfter)
          kill();
      },
    });
    const [finished] = after(lines, 'finished').map((text) => JSON.parse(text) as Finished);
    return { done: after(lines, 'done').map(Number), finished: finished ?? null };
  };

  const goesOn = async (place: string): Promise<void> => {
    let reached = 0;
    for (let life = 0; life < KILLS; life += 1) {
      const { done, finished } = await live(place, life, 1 + Math.floor(Math.random() * 3));
      expect(finished).toBeNull();
      // The process continued from the last checkpoint.
      expect(done[0]).toBeGreaterThan(reached);
      reached = done.at(-1) ?? reached;
    }
    const { done, finished } = await live(place, KILLS, null);
    expect(done[0]).toBeGreaterThan(reached);
    expect(finished).toEqual({ lines: ROWS, different: ROWS, finishes: 1 });
  };

  onEachEngine(
    (engine) => `is finished by the next one on ${engine}, each line once, after ${KILLS} kills`,
    () => folderOf('data'),
    goesOn,
    60_000 + KILLS * 30_000,
  );
});
