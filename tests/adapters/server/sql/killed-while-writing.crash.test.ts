import { expect, it } from 'vitest';
import { rounds } from '#tests/backend/harness/rounds.ts';
import { useWriter, type Life } from './support/killed-writer.ts';

const ROUNDS = rounds(5, 200);
const { dataDir: folderOf, live } = useWriter('crash-writer');

it(
  `No acknowledged write is lost: loses nothing acknowledged and tears nothing when killed ${ROUNDS} times while writing`,
  async () => {
    const dataDir = folderOf('writing');
    const acknowledged: string[] = [];
    let before: Life['found'] = null;
    for (let round = 0; round < ROUNDS; round += 1) {
      const ms = Math.floor(Math.random() * 400);
      const life = await live(dataDir, `r${round}`, { ms, since: 'firstWrite' });
      expect(life.signal).toBe('SIGKILL');
      expect(life.found?.intact).toBe(true);
      before ??= life.found;
      expect(acknowledged.filter((name) => !life.found?.names.includes(name))).toEqual([]);
      acknowledged.push(...life.wrote);
    }
    const { found } = await live(dataDir, '', null);
    expect(found?.intact).toBe(true);
    expect(acknowledged.filter((name) => !found?.names.includes(name))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(ROUNDS);
    // Each killed process may have stored one row without reporting it. Rows that a new database already contains are subtracted.
    const most = acknowledged.length + ROUNDS;
    expect((found?.names.length ?? 0) - (before?.names.length ?? 0)).toBeLessThanOrEqual(most);
    expect((found?.lines ?? 0) - (before?.lines ?? 0)).toBeLessThanOrEqual(most);
  },
  120_000 + ROUNDS * 20_000,
);
