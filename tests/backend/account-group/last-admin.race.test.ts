import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '../harness/database.ts';
import { PASSWORD } from '../harness/test-world.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { groupWorld, type GroupWorld } from './group-at-work.ts';

const ROUNDS = 8;

describeEachEngine('two administrators at once', (engine) => {
  let world: GroupWorld;
  beforeAll(async () => {
    world = await groupWorld(engine);
  });
  afterAll(() => world.close());

  const lone = async (num: number) => {
    await world.database.kysely
      .insertInto('site_group')
      .values({ num, name: `Group ${num}`, time_zone: 'America/New_York' })
      .execute();
    return num;
  };

  it('who take each other’s right: exactly one wins, and one is left', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const num = await lone(8300 + round);
      const [one, other] = await Promise.all([
        world.enter({ groups: [num] }),
        world.enter({ groups: [num] }),
      ]);
      const answers = await Promise.all([
        round % 2 === 0
          ? one.change(other.person.id, 1, [], [num])
          : one.disable(other.person.id, 1),
        other.change(one.person.id, 1, [], [num]),
      ]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      const held = await world.database.kysely
        .selectFrom('user_right')
        .innerJoin('portal_user', 'portal_user.id', 'user_right.user_id')
        .select('user_id')
        .where('user_right.name', '=', 'xtAdmin')
        .where('portal_user.disabled', '=', false)
        .where('user_id', 'in', [one.person.id, other.person.id])
        .execute();
      expect(held).toHaveLength(1);
    }
  });

  it('whose one invitation is accepted twice make one user', async () => {
    const num = await lone(8390);
    const admin = await world.enter({ groups: [num] });
    valueOf(await admin.invite('twice@example.com', { groups: [num] }));
    const otp = (await world.linkFor('twice@example.com')).get('otp') ?? '';
    const password = 'Quiet-Lantern-Path';
    const join = (username: string) =>
      world.backend.registration.acceptInvitation(world.browser().caller, {
        otp,
        username,
        password,
        confirmPassword: password,
      });
    const answers = await Promise.all(['jonas.one', 'jonas.two', 'jonas.six'].map(join));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const users = (await admin.list({ search: 'jonas' })).filter((user) => user.username !== null);
    expect(users).toHaveLength(1);
    const [user] = users;
    expect((await world.browser().logIn(user?.username ?? '', password)).ok).toBe(true);
    expect((await world.browser().logIn(admin.person.username, PASSWORD)).ok).toBe(true);
  });

  it('who withdraw an invitation while it is accepted: it is one of the two', async () => {
    const num = await lone(8391);
    const admin = await world.enter({ groups: [num] });
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = `late${round}@example.com`;
      valueOf(await admin.invite(email, { groups: [num] }));
      const otp = (await world.linkFor(email)).get('otp') ?? '';
      const [open] = await admin.list({ search: email });
      const password = 'Quiet-Lantern-Path';
      const [withdrawn, joined] = await Promise.all([
        admin.withdraw(open?.id ?? '', open?.rev ?? 0),
        world.backend.registration.acceptInvitation(world.browser().caller, {
          otp,
          username: `late.person${round}`,
          password,
          confirmPassword: password,
        }),
      ]);
      expect([withdrawn.ok, joined.ok].filter(Boolean)).toHaveLength(1);
    }
  });
});
