import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SessionCaller } from '#core/backend/caller.ts';
import { staffAtWork, VISIT } from '../harness/staff-at-work.ts';
import type { TestBrowser } from '../harness/test-browser.ts';
import { openTestWorld, type TestWorld } from '../harness/test-world.ts';
import { describeEachEngine } from '../harness/database.ts';

const ROUNDS = 12;
const PARALLEL = 16;

const sessionCaller = async (browser: TestBrowser): Promise<SessionCaller> => {
  const found = await browser.authenticate();
  if (found.kind !== 'live') throw new Error('the session is not live');
  return { ...browser.caller, session: found.session };
};

const times = <T>(work: () => Promise<T>): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: PARALLEL }, work));

describeEachEngine('A one-time secret opens once: starts and ends of impersonations', (engine) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  const begun = async (round: number) => {
    const subject = await world.person();
    const work = await staffAtWork(world, { address: `2001:db8:a:${round.toString(16)}::7` });
    return { subject, ...work };
  };
  const openSessions = async (actorId: string) => {
    const rows = await world.database.kysely
      .selectFrom('session')
      .select(['account_id', 'suspended_at'])
      .where('actor_id', '=', actorId)
      .where('ended_at', 'is', null)
      .execute();
    return rows.map((row) => ({
      own: row.account_id === actorId,
      waits: row.suspended_at !== null,
    }));
  };

  it(
    'let exactly one of many parallel starts and one of many parallel ends happen',
    { timeout: 120_000 },
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { subject, staff, browser } = await begun(round);
        const before = await sessionCaller(browser);
        const input = { ...VISIT, accountId: subject.id };
        const starts = await times(() =>
          world.backend.impersonation.startImpersonation(before, input),
        );
        expect(starts.filter(({ ok }) => ok)).toHaveLength(1);
        expect(await openSessions(staff.id)).toHaveLength(2);
        expect(await world.record(subject.id)).toEqual(['impersonation.start/ok']);
        const granted = starts.find((answer) => answer.ok);
        browser.token = granted?.ok === true ? granted.value.value.token.accessToken : null;
        const during = await sessionCaller(browser);
        const ends = await times(() => world.backend.impersonation.endImpersonation(during));
        expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
        expect(await openSessions(staff.id)).toEqual([{ own: true, waits: false }]);
        expect(await world.record(subject.id)).toEqual([
          'impersonation.start/ok',
          'impersonation.end/ok',
        ]);
      }
    },
  );

  it('let one of many who continue at once continue', async () => {
    const { subject, staff, browser, viewAs } = await begun(100);
    await viewAs(subject.id, { minutes: 1 });
    world.clock.advance(60_000);
    const refreshSecret = browser.refresh;
    const resumed = await times(() =>
      world.backend.impersonation.resumeStaff(browser.caller, { refreshSecret }),
    );
    expect(resumed.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await openSessions(staff.id)).toEqual([{ own: true, waits: false }]);
  });

  it('leave one session, whichever comes first: refreshes, an end and a sign-out', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { subject, staff, browser, viewAs } = await begun(200 + round);
      await viewAs(subject.id);
      const caller = await sessionCaller(browser);
      const refreshSecret = browser.refresh;
      const [, ended] = await Promise.all([
        world.backend.session.refreshSession(browser.caller, { refreshSecret }),
        world.backend.impersonation.endImpersonation(caller),
        world.backend.session.refreshSession(browser.caller, { refreshSecret }),
        ...(round % 2 === 0
          ? []
          : [world.backend.session.logOut(browser.caller, { refreshSecret })]),
      ]);
      const open = await openSessions(staff.id);
      if (ended.ok) expect(open.filter(({ waits }) => waits)).toEqual([]);
      else expect(open).toEqual([]);
      const rows = await world.database.kysely
        .selectFrom('audit')
        .select(['operation', 'actor_id'])
        .where('subject_id', '=', subject.id)
        .execute();
      expect(rows.filter(({ actor_id: actor }) => actor !== staff.id)).toEqual([]);
    }
  });

  it('note an end that nobody asked for once, however many requests notice it', async () => {
    const { subject, browser, viewAs } = await begun(300);
    await viewAs(subject.id, { minutes: 1 });
    world.clock.advance(60_000);
    const kinds = await times(() => browser.authenticate());
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(['impersonationOver']));
    expect(await world.record(subject.id)).toEqual([
      'impersonation.start/ok',
      'impersonation.over/refused',
    ]);
  });
});
