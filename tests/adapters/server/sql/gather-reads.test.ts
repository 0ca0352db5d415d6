import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { byKey, gatherReads } from '#adapters/server/sql/gather-reads.ts';
import { anyOf } from '#adapters/server/sql/sql-array.ts';
import type { SqlTransaction } from '#adapters/server/sql/schema.ts';
import { describeEachEngine } from '#tests/backend/harness/database.ts';
import { sessionRow } from '#tests/backend/harness/session-rows.ts';
import { openTestWorld, type TestWorld } from '#tests/backend/harness/test-world.ts';

describeEachEngine('looks that are asked for together', (engine) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  /** Creates a batched lookup of user names by id. Logs all statements that the lookup sends. */
  const names = () => {
    const sent: { readonly ids: readonly string[]; readonly now: number }[] = [];
    const find = gatherReads(async (tx: SqlTransaction, ids: readonly string[], now: number) => {
      sent.push({ ids, now });
      const rows = await tx
        .selectFrom('portal_user')
        .select(['id', 'name'])
        .where('id', '=', anyOf(ids))
        .execute();
      return byKey(rows, (row) => row.id);
    });
    return { find, sent };
  };

  it('are one statement a turn, in which everybody gets their own', async () => {
    const { kysely } = world.database;
    const people = await Promise.all(
      ['Alder', 'Birch', 'Cedar'].map((name) => world.person({ name })),
    );
    const ids = [...people.map(({ id }) => id), 'a stranger'];
    const turns = fc.array(fc.array(fc.nat(ids.length - 1), { maxLength: 8 }), { maxLength: 4 });
    const property = fc.asyncProperty(turns, async (asked) => {
      const { find, sent } = names();
      const answers: Promise<void>[] = [];
      for (const [turn, numbers] of asked.entries()) {
        for (const [place, number] of numbers.entries()) {
          const id = ids[number] ?? '';
          const answer = find(kysely, id, place).then((row) => {
            expect(row).toEqual(
              people[number] && { id, name: ['Alder', 'Birch', 'Cedar'][number] },
            );
          });
          answers.push(answer);
        }
        await new Promise(setImmediate);
        const so = asked.slice(0, turn + 1).filter((one) => one.length > 0);
        expect(sent.length).toBe(so.length);
        if (numbers.length > 0) {
          expect(sent.at(-1)?.ids.toSorted()).toEqual(
            [...new Set(numbers.map((number) => ids[number] ?? ''))].toSorted(),
          );
          expect(sent.at(-1)?.now).toBe(numbers.length - 1);
        }
      }
      await Promise.all(answers);
    });
    await fc.assert(property, { numRuns: 60 });
  });

  it('never answer what was true before somebody asked', async () => {
    const { kysely } = world.database;
    const { id } = await world.person({ name: 'Before' });
    const { find, sent } = names();
    const early = find(kysely, id, 1);
    await new Promise(setImmediate);
    await kysely.updateTable('portal_user').set({ name: 'After' }).where('id', '=', id).execute();
    expect((await find(kysely, id, 1))?.name).toBe('After');
    expect(['Before', 'After']).toContain((await early)?.name);
    expect(sent.length).toBe(2);
  });

  it('see their own transaction, each for itself', async () => {
    const { kysely } = world.database;
    const { id } = await world.person({ name: 'Outside' });
    const { find, sent } = names();
    await kysely.transaction().execute(async (tx) => {
      await tx.updateTable('portal_user').set({ name: 'Inside' }).where('id', '=', id).execute();
      const both = [find(tx, id, 1), find(tx, id, 2)];
      expect(sent.map(({ now }) => now)).toEqual([1, 2]);
      expect((await Promise.all(both)).map((row) => row?.name)).toEqual(['Inside', 'Inside']);
    });
  });

  it('fail together, and the next ones do not', async () => {
    const broken = new Error('The line broke.');
    const read = vi.fn().mockRejectedValueOnce(broken).mockResolvedValue(new Map());
    const find = gatherReads(read);
    const { kysely } = world.database;
    const both = await Promise.allSettled([find(kysely, 'a', 1), find(kysely, 'b', 1)]);
    expect(both.map((one) => one.status === 'rejected' && one.reason === broken)).toEqual([
      true,
      true,
    ]);
    expect(await find(kysely, 'a', 1)).toBeUndefined();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('authenticate many people by one statement, each by their own session and rights', async () => {
    const { backend, clock, database, secrets } = world;
    const now = clock.now();
    const rights = ['reportRead', 'billing', 'siteUpdate'];
    const tokens = await Promise.all(
      rights.map(async (right, number) => {
        const { id } = await world.person({ groups: [4470 + number], roles: [right] });
        const [token, session] = [
          secrets.token(),
          sessionRow(id, { stage: 'full', lastSeenAt: now, absoluteEnd: now + 60_000 }),
        ];
        await database.unitOfWork.run(async (tx) => {
          await tx.sessions.create(session, []);
          await tx.sessions.issueToken(session.id, secrets.digest(token), now + 60_000);
        });
        return token;
      }),
    );
    const { caller } = world.browser({ variant: 'dealer' });
    const present = (token: string) =>
      backend.session.authenticate(caller, { token, background: true });
    const before = database.statements();
    const found = await Promise.all([...tokens, secrets.token(), ...tokens].map(present));
    expect(database.statements() - before).toBe(1);
    expect(found.map((one) => (one.kind === 'live' ? one.session.permissions : one.kind))).toEqual([
      ...rights.map((right) => [right]),
      'tokenDead',
      ...rights.map((right) => [right]),
    ]);
    expect(found.map((one) => (one.kind === 'live' ? one.session.allowedGroups : null))).toEqual([
      [4470],
      [4471],
      [4472],
      null,
      [4470],
      [4471],
      [4472],
    ]);
  });
});
