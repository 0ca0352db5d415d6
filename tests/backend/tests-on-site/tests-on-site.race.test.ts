import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '../harness/database.ts';
import {
  HOUR,
  MINUTE,
  testedSiteWorld,
  type TestedSiteWorld,
  valueOf,
} from './tested-site-world.ts';

const PEOPLE = 8;

describeEachEngine('several people at one site', (engine) => {
  let world: TestedSiteWorld;
  beforeAll(async () => {
    world = await testedSiteWorld(engine);
  });
  afterAll(() => world.close());

  it('who place overlapping tests at once have one test, with the latest end', async () => {
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => world.person()));
    const sn = await world.site();
    await Promise.all(people.map((who, at) => who.place(sn, { length: HOUR + at * MINUTE })));
    const { tests } = valueOf(await people[0]!.list(sn));
    expect(tests).toHaveLength(1);
    expect(Date.parse(tests[0]!.endsAt)).toBe(world.clock.now() + HOUR + (PEOPLE - 1) * MINUTE);
    expect((await world.history(sn)).filter((line) => line.includes('Test started'))).toHaveLength(
      1,
    );
  });

  it('who press the same form again and again at once start one test', async () => {
    const who = await world.person();
    const sn = await world.site();
    const id = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: PEOPLE }, () => who.place(sn, {}, { id })),
    );
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    for (const answer of answers)
      expect(answer.ok ? answer.value.test.id : answer.error.kind).toBe(
        answer.ok ? id : 'conflict',
      );
    expect(valueOf(await who.list(sn)).tests).toHaveLength(1);
    expect(await world.history(sn)).toHaveLength(1);
  });

  it('who extend and take off at once do one thing, and all others hear that it changed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const people = await Promise.all(Array.from({ length: 4 }, () => world.person()));
      const sn = await world.site();
      const { test } = valueOf(await people[0]!.place(sn));
      const answers = await Promise.all(
        people.map((who, at) =>
          at % 2 === 0 ? who.extend(test.id, 1) : who.clear(test.id, false, 1),
        ),
      );
      const lines = await world.history(sn);
      expect(lines.filter((line) => /Test (ended|extended)/.test(line))).toHaveLength(1);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      for (const answer of answers)
        if (!answer.ok) expect(answer.error).toMatchObject({ kind: 'conflict' });
    }
  });

  it('ends by several servers at once are told once each', async () => {
    const who = await world.person();
    const sites = await Promise.all(Array.from({ length: 5 }, () => world.site()));
    for (const sn of sites) valueOf(await who.place(sn));
    world.clock.advance(3 * HOUR);
    await Promise.all(Array.from({ length: 4 }, () => world.work()));
    await world.work();
    for (const sn of sites)
      expect(await world.history(sn)).toEqual([
        'Operator action: Test started by Kit Example',
        'System: Test ended by itself',
      ]);
  });
});
