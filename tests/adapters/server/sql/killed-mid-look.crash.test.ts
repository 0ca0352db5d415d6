import { describe, expect } from 'vitest';
import { onEachEngine } from '#tests/backend/harness/lives.ts';
import { rounds } from '#tests/backend/harness/rounds.ts';
import { useWriter } from './support/killed-writer.ts';

const ROUNDS = rounds(2, 4);

describe('No acknowledged write is lost: a server that is killed while it compares sites with their hours', () => {
  const { dataDir: folderOf, live } = useWriter('look-writer', 'look-writer.ts');

  const isKilledAndGoesOn = async (place: string): Promise<void> => {
    const begun: string[] = [];
    const looked: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // The first kill comes immediately after the first write of a check. The other kills come after a random delay.
      const ms = round === 0 ? 0 : Math.floor(Math.random() * 300);
      const life = await live(place, String(round), { ms, since: 'firstWrite' });
      expect(life.signal).toBe('SIGKILL');
      expect(life.found?.intact).toBe(true);
      expect(looked.filter((name) => !life.found?.names.includes(name))).toEqual([]);
      looked.push(...life.wrote.filter((word) => word.startsWith('looked')));
      begun.push(...life.wrote.filter((word) => word.startsWith('begun')));
    }
    // A process that is not killed completes the remaining checks. Another process then verifies the result.
    await live(place, '', null);
    const { found } = await live(place, '', null);
    expect(found?.intact).toBe(true);
    const wanted = begun.map((name) => name.replace('begun', 'looked'));
    expect(wanted.filter((name) => !found?.names.includes(name))).toEqual([]);
    expect(found?.lines).toBe(0);
  };

  onEachEngine(
    (engine) => `raises each event once on ${engine} after ${ROUNDS} kills`,
    () => folderOf('looks'),
    isKilledAndGoesOn,
    120_000 + ROUNDS * 20_000,
  );
});
