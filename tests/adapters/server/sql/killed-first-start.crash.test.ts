import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rounds } from '#tests/backend/harness/rounds.ts';
import { useWriter } from './support/killed-writer.ts';

const ROUNDS = rounds(2, 30);
const { dataDir: folderOf, live } = useWriter('first-start-writer');

it(
  `No acknowledged write is lost: starts after each of ${ROUNDS} first starts that were killed half-way`,
  async () => {
    const from = performance.now();
    await live(folderOf('whole'), '', null);
    const whole = performance.now() - from;
    for (let round = 0; round < ROUNDS; round += 1) {
      const dataDir = folderOf(`first-${round}`);
      // Starting Node takes the first sixth of the time, so kills come later.
      const ms = whole * (1 / 6 + Math.random() * (5 / 6));
      await live(dataDir, 'killed', { ms, since: 'spawn' });
      const { found } = await live(dataDir, '', null);
      expect(found?.intact).toBe(true);
      expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
    }
  },
  120_000 + ROUNDS * 60_000,
);
