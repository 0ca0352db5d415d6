import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONTINUED } from '#core/backend/session/session.repository.port.ts';
import { describeEachEngine } from '../harness/database.ts';
import { modelRuns } from '../harness/rounds.ts';
import { sessionRow } from '../harness/session-rows.ts';
import { openTestWorld, type TestWorld } from '../harness/test-world.ts';
import { aState, verdictOf, type State } from './token-states.ts';

const RUNS = modelRuns(150, 600);
const PATIENCE = 240_000;

describeEachEngine('authenticate', (engine) => {
  let world: TestWorld;
  let subject: string;
  let staff: string;
  beforeAll(async () => {
    world = await openTestWorld(engine);
    subject = (await world.person({ groups: [4471, 4490], roles: ['reportRead'] })).id;
    staff = (await world.person({ application: 1, name: 'Marcus Example' })).id;
  });
  afterAll(() => world.close());

  /** Sets up a user with one session in the given state. Returns the session. */
  const live = async (
    accountId: string,
    { disabled, otherPassword, idle, left }: State['own'],
    change: Parameters<typeof sessionRow>[1] = {},
  ): Promise<string> => {
    const now = world.clock.now();
    const row = sessionRow(accountId, {
      stage: 'full',
      passwordEpoch: otherPassword ? 2 : 1,
      lastSeenAt: now - idle,
      absoluteEnd: now + left,
      ...change,
    });
    await world.database.kysely
      .updateTable('portal_user')
      .set({ disabled })
      .where('id', '=', accountId)
      .execute();
    await world.database.unitOfWork.run((tx) => tx.sessions.create(row, []));
    return row.id;
  };

  const write = async ({ own, ended, waits, impersonation, tokenLeft }: State) => {
    const { database, clock, secrets } = world;
    const now = clock.now();
    const [token, visitId] = [secrets.token(), randomUUID()];
    const id = await live(
      subject,
      own,
      impersonation === null ? {} : { authenticatedBy: 'impersonation', actorId: staff },
    );
    const waiting =
      impersonation === null ? null : await live(staff, impersonation.staff, { application: 1 });
    const end = (session: string, reason: string) =>
      database.kysely
        .updateTable('session')
        .set({ ended_at: now, end_reason: reason })
        .where('id', '=', session)
        .execute();
    await database.unitOfWork.run((tx) =>
      tx.sessions.issueToken(id, secrets.digest(token), now + tokenLeft),
    );
    if (waits) await database.unitOfWork.run((tx) => tx.sessions.suspend(id, now));
    if (ended !== null) await end(id, ended === 'continued' ? CONTINUED : 'support');
    if (impersonation !== null && waiting !== null) {
      const { mode, rights } = impersonation;
      await database.unitOfWork.run((tx) =>
        tx.impersonations.add({
          id: visitId,
          sessionId: id,
          staffSessionId: waiting,
          actorId: staff,
          mode,
          subjectId: subject,
          reason: 'Asked for help',
          ticket: null,
          startedAt: now - 1,
          endsAt: now + impersonation.left,
        }),
      );
      await database.kysely.deleteFrom('user_right').where('user_id', '=', staff).execute();
      if (rights.length > 0)
        await database.kysely
          .insertInto('user_right')
          .values(rights.map((name) => ({ user_id: staff, kind: 'role' as const, name })))
          .execute();
      if (impersonation.staffEnded) await end(waiting, 'support');
      if (impersonation.ended)
        await database.unitOfWork.run((tx) => tx.impersonations.end(visitId, 'ended', now));
    }
    return { token, id, waiting, visitId };
  };

  const present = ({ presents }: State, token: string): string | null => {
    if (presents === 'nothing') return null;
    return presents === 'a stranger' ? world.secrets.token() : token;
  };

  const holds = async (state: State): Promise<void> => {
    const { backend, clock, database } = world;
    const { token, id, waiting, visitId } = await write(state);
    const variant = state.elsewhere ? 'consumer' : 'dealer';
    const caller = { ...world.browser({ variant }).caller };
    const before = database.statements();
    const { background } = state;
    const found = await backend.session.authenticate(caller, {
      token: present(state, token),
      background,
    });
    const asked = database.statements() - before;
    const given = verdictOf(state);
    expect(found.kind).toBe(given);
    const noted = given === 'impersonationOver' && state.impersonation?.ended === false;
    if (!noted) expect(asked).toBe(state.presents === 'nothing' ? 0 : 1);
    const over = await database.kysely
      .selectFrom('impersonation')
      .select('ended_at')
      .where('id', '=', visitId)
      .executeTakeFirst();
    if (over !== undefined)
      expect(over.ended_at !== null).toBe(noted || state.impersonation?.ended);
    if (found.kind !== 'live') return;
    expect(found.session).toMatchObject({
      id,
      accountId: subject,
      permissions: ['reportRead'],
      allowedGroups: [4471, 4490],
      impersonation: waiting === null ? null : { id: visitId, mode: state.impersonation?.mode },
    });
    const sessionIds = waiting === null ? [id] : [id, waiting];
    const isNoted = !background && state.own.idle >= 60_000;
    expect(found.activity).toEqual(isNoted ? { sessionIds, at: clock.now() } : null);
  };

  it(
    'says what a plain model says, by one statement, whatever state everything is in',
    { timeout: PATIENCE },
    async () => {
      const seen = new Set<string>();
      const property = fc.asyncProperty(aState, async (state) => {
        seen.add(verdictOf(state));
        await holds(state);
      });
      await fc.assert(property, { numRuns: RUNS });
      expect(seen.size).toBe(5);
    },
  );
});
