import { describe, expect } from 'vitest';
import { onEachEngine } from '#tests/backend/harness/lives.ts';
import { rounds } from '#tests/backend/harness/rounds.ts';
import { useWriter } from './support/killed-writer.ts';

const ROUNDS = rounds(3, 8);

describe('No acknowledged write is lost: a server that is killed while rules tell of messages', () => {
  const { dataDir: folderOf, live } = useWriter('notify-writer', 'notify-writer.ts');

  const isKilledAndGoesOn = async (place: string): Promise<void> => {
    const wrote: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // The first kill comes immediately after the first write, during the decision on the first mail. The other kills
      // come after a random delay.
      const ms = round === 0 ? 0 : Math.floor(Math.random() * 400);
      const life = await live(place, String(round), { ms, since: 'firstWrite' });
      expect(life.signal).toBe('SIGKILL');
      expect(life.found?.intact).toBe(true);
      wrote.push(...life.wrote);
    }
    // A process that is not killed decides on and sends the remaining mails.
    wrote.push(...(await live(place, '', null)).wrote);
    const last = await live(place, '', null);
    expect(last.found?.intact).toBe(true);
    expect(last.found?.lines).toBe(0);
    expect(last.wrote).toEqual([]);
    const taken = (last.found?.names ?? []).map((name) => name.replace('taken ', ''));
    const mailed = wrote.filter((word) => word.startsWith('mailed ')).map((word) => word.slice(7));
    expect(taken.length).toBeGreaterThan(0);
    expect(new Set(mailed)).toEqual(new Set(taken));
    // Each kill can duplicate at most one mail: one that was sent but not yet marked as sent.
    expect(mailed.length - taken.length).toBeLessThanOrEqual(ROUNDS);
  };

  onEachEngine(
    (engine) => `decides each notice once and sends it on ${engine} after ${ROUNDS} kills`,
    () => folderOf('notices'),
    isKilledAndGoesOn,
    120_000 + ROUNDS * 20_000,
  );
});
