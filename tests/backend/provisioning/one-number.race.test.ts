import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '../harness/database.ts';
import { rounds } from '../harness/rounds.ts';
import { openTestWorld, type TestWorld } from '../harness/test-world.ts';
import { operatorOf, groupOf } from './operator-at-work.ts';

const ROUNDS = rounds(5, 50);
const MANY = 8;

describeEachEngine('who set up groups at once', (engine) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  it('with one number: one gets it, and each of the others is told whose it is', async () => {
    const operators = await Promise.all(Array.from({ length: MANY }, () => operatorOf(world)));
    for (let round = 0; round < ROUNDS; round += 1) {
      const num = 8000 + round;
      const answers = await Promise.all(
        operators.map((operator, at) =>
          operator.create(groupOf(num, { name: `Of ${String(at)}` })),
        ),
      );
      const won = answers.findIndex(({ ok }) => ok);
      for (const [at, answer] of answers.entries())
        if (at !== won)
          expect(answer).toMatchObject({
            error: { message: `${String(num)} is already used by Of ${String(won)}.` },
          });
      expect(await operators[0]?.number(num)).toMatchObject({
        value: { group: { siteGroupName: `Of ${String(won)}` } },
      });
    }
  });

  it('who repeat one form: it is one group, and each hears that it is made', async () => {
    const operator = await operatorOf(world);
    for (let round = 0; round < ROUNDS; round += 1) {
      const key = randomUUID();
      const form = groupOf(8500 + round);
      const answers = await Promise.all(
        Array.from({ length: MANY }, () => operator.create(form, key)),
      );
      for (const answer of answers)
        if (!answer.ok) expect(answer.error).toMatchObject({ code: 'stillRunning' });
      expect(answers.some(({ ok }) => ok)).toBe(true);
      expect(await operator.create(form, key)).toMatchObject({ ok: true });
    }
  });

  it('who invite one person at once: one link, which is told to have been sent to each', async () => {
    const operators = await Promise.all(Array.from({ length: MANY }, () => operatorOf(world)));
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = `waits-${String(round)}@example.com`;
      const { id } = await world.person({
        passwordHash: null,
        contacts: [{ type: 'email', value: email }],
      });
      const answers = await Promise.all(operators.map((operator) => operator.invite(id)));
      for (const answer of answers)
        expect(answer).toEqual({ ok: true, value: { invited: [id], refused: [], wait: null } });
      expect(await world.sentTo(email)).toHaveLength(1);
    }
  });
});
