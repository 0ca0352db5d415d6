import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { SessionRow } from '#core/backend/session/session.repository.port.ts';
import type { Rotation } from '#core/backend/session/refresh.repository.port.ts';
import type { TestDatabase } from '#tests/backend/harness/database.ts';
import { sessionRow, START } from '#tests/backend/harness/session-rows.ts';

const GRACE = 10_000;

/** Tests that every implementation of the refresh-family repository must pass (SECURITY.md §2.2). */
export const refreshRepositoryContract = (open: () => TestDatabase): void => {
  const family = async (): Promise<{ row: SessionRow; first: string }> => {
    const { id } = await open().seedAccount();
    const row = sessionRow(id, { stage: 'full' });
    const first = randomUUID();
    await open().unitOfWork.run(async ({ sessions, refresh }) => {
      await sessions.create(row, []);
      await refresh.open(row.id, first, row.absoluteEnd);
    });
    return { row, first };
  };
  const rotate = (
    presentedHash: string,
    newHash: string,
    now: number,
    browser = 'this browser',
  ): Promise<Rotation> =>
    open().unitOfWork.run(({ refresh }) =>
      refresh.rotate({
        presentedHash,
        variant: 'dealer',
        newHash,
        sealedSuccessor: `sealed ${newHash}`,
        browser,
        now,
        graceMs: GRACE,
      }),
    );

  it('gives a sibling within the grace the successor of the winner, and forks nothing', async () => {
    const { row, first } = await family();
    const [second, loser, third] = [randomUUID(), randomUUID(), randomUUID()];
    expect(await rotate(first, second, START)).toEqual({ outcome: 'rotated', sessionId: row.id });
    expect(await rotate(first, loser, START + GRACE - 1)).toEqual({
      outcome: 'sibling',
      sessionId: row.id,
      sealedSuccessor: `sealed ${second}`,
    });
    expect(await rotate(loser, randomUUID(), START + 1)).toEqual({ outcome: 'unknown' });
    expect(await rotate(second, third, START + GRACE)).toMatchObject({ outcome: 'rotated' });
  });

  it('revokes the family when a spent token comes back after the grace', async () => {
    const { row, first } = await family();
    const second = randomUUID();
    await rotate(first, second, START);
    expect(await rotate(first, randomUUID(), START + GRACE, 'another browser')).toEqual({
      outcome: 'reused',
      sessionId: row.id,
    });
    expect(await rotate(second, randomUUID(), START + GRACE)).toEqual({ outcome: 'unknown' });
    await open().unitOfWork.run(async ({ refresh }) => {
      expect(await refresh.sessionOf(second, START + GRACE)).toBeNull();
    });
  });

  it('gives the browser whose answer was lost the same successor after the grace, until it uses it', async () => {
    const { row, first } = await family();
    const [second, third] = [randomUUID(), randomUUID()];
    await rotate(first, second, START);
    const late = START + 20 * 60_000;
    const again = { outcome: 'sibling', sessionId: row.id, sealedSuccessor: `sealed ${second}` };
    expect(await rotate(first, randomUUID(), late)).toEqual(again);
    expect(await rotate(first, randomUUID(), late)).toEqual(again);
    expect(await rotate(second, third, late)).toMatchObject({ outcome: 'rotated' });
    expect(await rotate(first, randomUUID(), late)).toMatchObject({ outcome: 'reused' });
  });

  it('refuses without harm what it never saw, and what belongs to a session that ended', async () => {
    const { row, first } = await family();
    expect(await rotate(randomUUID(), randomUUID(), START)).toEqual({ outcome: 'unknown' });
    await open().unitOfWork.run(({ sessions }) => sessions.end(row.id, 'logout', START));
    expect(await rotate(first, randomUUID(), START)).toEqual({ outcome: 'unknown' });
  });

  it('obeys the idle and the absolute limit', async () => {
    const { row, first } = await family();
    expect(await rotate(first, randomUUID(), START + 30 * 60_000)).toEqual({ outcome: 'unknown' });
    await open().unitOfWork.run(({ sessions }) => sessions.touch(row.id, row.absoluteEnd - 1));
    expect(await rotate(first, randomUUID(), row.absoluteEnd)).toEqual({ outcome: 'unknown' });
    expect(await rotate(first, randomUUID(), row.absoluteEnd - 1)).toMatchObject({
      outcome: 'rotated',
    });
  });

  it('names the session of a cookie for sign-out, current or within its grace', async () => {
    const { row, first } = await family();
    const second = randomUUID();
    await rotate(first, second, START);
    await open().unitOfWork.run(async ({ refresh }) => {
      expect(await refresh.sessionOf(second, START)).toBe(row.id);
      expect(await refresh.sessionOf(first, START + GRACE - 1)).toBe(row.id);
      expect(await refresh.sessionOf(first, START + GRACE)).toBeNull();
      expect(await refresh.sessionOf(randomUUID(), START)).toBeNull();
    });
  });
};
