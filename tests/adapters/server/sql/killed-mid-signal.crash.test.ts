import { expect, it } from 'vitest';
import { rounds } from '#tests/backend/harness/rounds.ts';
import { useWriter } from './support/killed-writer.ts';

const ROUNDS = rounds(2, 5);
const { dataDir: folderOf, live } = useWriter('signal-writer', 'signal-writer.ts');

it(
  `No acknowledged write is lost: loses no acknowledged signal and ends each test once when killed ${ROUNDS} times meanwhile`,
  async () => {
    const dataDir = folderOf('signals');
    const acknowledged: string[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const ms = Math.floor(Math.random() * 400);
      const life = await live(dataDir, String(round), { ms, since: 'firstWrite' });
      expect(life.signal).toBe('SIGKILL');
      expect(life.found?.intact).toBe(true);
      expect(acknowledged.filter((name) => !life.found?.names.includes(name))).toEqual([]);
      acknowledged.push(...life.wrote);
    }
    // A process that is not killed completes the due work. Another process then checks the result.
    await live(dataDir, '', null);
    const { found } = await live(dataDir, '', null);
    expect(found?.intact).toBe(true);
    expect(acknowledged.filter((name) => !found?.names.includes(name))).toEqual([]);
    expect(acknowledged.filter((name) => name.startsWith('end')).length).toBeGreaterThanOrEqual(
      ROUNDS,
    );
    expect(found?.lines).toBe(found?.names.filter((name) => name.startsWith('end')).length);
  },
  120_000 + ROUNDS * 20_000,
);
