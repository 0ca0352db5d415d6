import { describe, expect } from 'vitest';
import { onEachEngine } from '#tests/backend/harness/lives.ts';
import { rounds } from '#tests/backend/harness/rounds.ts';
import { useWriter } from './support/killed-writer.ts';

/** For each process, the number of the id request at which the process is killed. */
const ENDS = [3, 12, 40, 5, 4, 2, 6, 1];
const LIVES = ENDS.slice(0, rounds(4, ENDS.length));

describe('No acknowledged write is lost: a server that is killed while it makes accounts', () => {
  const { dataDir: folderOf, live } = useWriter('account-writer', 'account-writer.ts');

  const isKilledAndGoesOn = async (place: string): Promise<void> => {
    for (const [life, end] of LIVES.entries()) {
      const { found, signal } = await live(place, `${life}/${end}`, null);
      expect(signal).toBe('SIGKILL');
      expect(found?.intact).toBe(true);
    }
    // A process that is not killed creates the remaining accounts. Another process then checks the result.
    await live(place, `${LIVES.length}/0`, null);
    const { found } = await live(place, `${LIVES.length + 1}/0`, null);
    expect(found?.intact).toBe(true);
    expect(found?.names.toSorted()).toEqual(['A', 'B', 'C', 'Pier Nine Brewing']);
  };

  onEachEngine(
    (engine) => `makes each once and whole on ${engine} after ${LIVES.length} kills`,
    () => folderOf('accounts'),
    isKilledAndGoesOn,
    120_000 + LIVES.length * 20_000,
  );
});
