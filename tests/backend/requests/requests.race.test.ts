import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '../harness/database.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { DAY, requestsWorld, type RequestsWorld } from './requests-world.ts';

const ROUNDS = 6;

describeEachEngine('several people over one request', (engine) => {
  let world: RequestsWorld;
  let dealers: readonly Awaited<ReturnType<RequestsWorld['dealer']>>[];
  let staff: readonly Awaited<ReturnType<RequestsWorld['staff']>>[];
  beforeAll(async () => {
    world = await requestsWorld(engine);
    dealers = await Promise.all(
      ['Dana Reyes', 'Kit Alder', 'Noor Haddad', 'Sol Park'].map((name) => world.dealer({ name })),
    );
    staff = await Promise.all(['Marcus Hale', 'Priya Nair'].map((name) => world.staff(name)));
  });
  afterAll(() => world.close());

  const asked = async () => {
    const sn = await world.site();
    const luis = await world.customer([sn]);
    return { sn, luis, seen: await luis.ask(sn, 'Alder') };
  };
  const decisions = async (sn: number) =>
    (await world.lines(sn)).filter(({ event }) => /approved|refused|applied/.test(event));

  it('who decide at once: exactly one wins, and all others are told who', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { luis, seen, sn } = await asked();
      const answers = await Promise.all(
        dealers.map((who, at) => (at % 2 === 0 ? who.approve(seen) : who.refuse(seen))),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      const { decidedBy, state } = valueOf(await dealers[0]!.read(seen.id));
      for (const answer of answers)
        if (!answer.ok)
          expect(JSON.stringify(answer.error)).toContain(
            `This was ${state.toLowerCase()} by ${decidedBy ?? ''} at`,
          );
      expect(await decisions(sn)).toHaveLength(1);
      expect(await luis.mails()).toHaveLength(1);
    }
  });

  it('who withdraw and approve at once: one of both happened, never both', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { luis, seen, sn } = await asked();
      const [withdrawn, approved] = await Promise.all([
        luis.withdrawChange(sn, seen),
        dealers[0]!.approve(seen),
      ]);
      expect([withdrawn.ok, approved.ok].filter(Boolean)).toHaveLength(1);
      const shown = valueOf(await luis.read(sn)).requests;
      expect(shown.map(({ state }) => state)).toEqual(approved.ok ? ['Approved'] : []);
    }
  });

  it('who apply and refuse at once: the account has what the request says', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { seen, sn } = await asked();
      valueOf(await dealers[0]!.approve(seen));
      const known = { id: seen.id, rev: 2 };
      const [applied, refused] = await Promise.all([
        staff[0]!.apply(known),
        staff[1]!.refuse(known),
      ]);
      expect([applied.ok, refused.ok].filter(Boolean)).toHaveLength(1);
      expect((await world.countyOf(sn)).county).toBe(applied.ok ? 'Alder' : null);
    }
  });

  it('who approve the same selection at once approve each request once', async () => {
    const all: Awaited<ReturnType<typeof asked>>[] = [];
    for (let one = 0; one < 5; one += 1) all.push(await asked());
    const seen = all.map((one) => one.seen);
    const answers = await Promise.all(
      dealers.map((who, at) => who.approveAll(at % 2 === 0 ? seen : seen.toReversed())),
    );
    const approved = answers.flatMap((answer) => valueOf(answer).approved);
    expect(approved.toSorted()).toEqual(seen.map(({ id }) => id).toSorted());
    for (const { sn } of all) expect(await decisions(sn)).toHaveLength(1);
  });

  it('who cancel one service at once have one cancellation', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const sn = await world.site();
      const day = new Date(world.world.clock.now() + 30 * DAY).toISOString().slice(0, 10);
      const same = randomUUID();
      const answers = await Promise.all([
        ...dealers.slice(0, 3).map((who) => who.cancel(sn, { day })),
        dealers[3]!.cancel(sn, { day }, same),
        dealers[3]!.cancel(sn, { day }, same),
      ]);
      const made = new Set(answers.flatMap((answer) => (answer.ok ? [answer.value.id] : [])));
      expect(made.size).toBe(1);
      const { requests } = valueOf(await dealers[0]!.list({ filters: { site: String(sn) } }));
      expect(requests.map(({ id }) => id)).toEqual([...made]);
    }
  });

  it('who take a cancellation back while servers end it: the site is monitored or cancelled, told once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const sn = await world.site();
      const luis = await world.customer([sn]);
      const day = new Date(world.world.clock.now() + 3 * DAY).toISOString().slice(0, 10);
      const open = valueOf(await dealers[0]!.cancel(sn, { day }));
      valueOf(await staff[0]!.apply(open));
      world.world.clock.advance(4 * DAY);
      // Reading the list signs the dealer in again, because the session has expired.
      await dealers[0]!.list();
      const [back] = await Promise.all([
        dealers[0]!.withdraw({ id: open.id, rev: open.rev + 1 }),
        world.work(),
        world.work(),
      ]);
      expect(await world.stateOf(sn)).toBe(back.ok ? 'monitored' : 'cancelled');
      const notified = (await luis.mails()).map(({ subject }) => subject.split(':')[0]);
      expect(notified).toEqual([
        'Your service ends',
        back.ok ? 'Your service continues' : 'Your service has ended',
      ]);
    }
  });
});
