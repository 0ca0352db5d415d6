import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabase } from '../harness/database.ts';
import { openTestWorld, type TestWorld } from '../harness/test-world.ts';
import { operatorOf, groupOf } from './operator-at-work.ts';

describeDatabase('a site group set up by hand', (engine) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  const stored = (num: number) =>
    world.database.unitOfWork.read(async (tx) => (await tx.siteGroups.byNum([num]))[0] ?? null);

  it('is there with everything that was typed, and its number is free no more', async () => {
    const operator = await operatorOf(world);
    expect(await operator.number(7001)).toEqual({ ok: true, value: { group: null } });
    expect(await operator.create(groupOf(7000))).toEqual({ ok: true, value: {} });
    const branch = groupOf(7001, {
      name: 'Old Mill Security',
      parentNum: 7000,
      kind: 'Branch',
      answeringService: true,
    });
    expect(await operator.create(branch)).toEqual({ ok: true, value: {} });
    expect(await stored(7001)).toEqual(branch);
    expect(await operator.number(7001)).toEqual({
      ok: true,
      value: { group: { siteGroupName: 'Old Mill Security', answeringService: true } },
    });
    expect(await world.record(operator.person.id)).toEqual(
      expect.arrayContaining(['group.create/ok', 'group.create/ok']),
    );
  });

  it('is made once for the key of its form, and another form under the key is refused', async () => {
    const operator = await operatorOf(world);
    const key = randomUUID();
    expect(await operator.create(groupOf(7010), key)).toMatchObject({ ok: true });
    expect(await operator.create(groupOf(7010), key)).toMatchObject({ ok: true });
    expect(await operator.create(groupOf(7011), key)).toMatchObject({
      error: { code: 'idempotencyKeyReused' },
    });
    expect(await stored(7011)).toBeNull();
  });

  it('has no number that somebody has, no parent that nobody has, and no zone of nowhere', async () => {
    const operator = await operatorOf(world);
    await operator.create(groupOf(7020, { name: 'Kestrel' }));
    expect(await operator.create(groupOf(7020))).toMatchObject({
      error: {
        kind: 'unacceptable',
        code: 'numberTaken',
        message: '7020 is already used by Kestrel.',
      },
    });
    expect(await operator.create(groupOf(7021, { parentNum: 7999 }))).toMatchObject({
      error: { code: 'unknownParent' },
    });
    expect(await operator.create(groupOf(7021, { parentNum: 7021 }))).toMatchObject({
      error: { code: 'cycle' },
    });
    expect(await operator.create(groupOf(7021, { timeZone: 'Nowhere/Land' }))).toMatchObject({
      error: { kind: 'invalid', message: 'Choose a time zone.' },
    });
    for (const wrong of [{ num: 0 }, { num: 1.5 }, { name: ' ' }, { name: 'x'.repeat(61) }])
      expect(await operator.create({ ...groupOf(7021), ...wrong })).toMatchObject({
        error: { kind: 'invalid' },
      });
    expect(await stored(7021)).toBeNull();
    expect((await stored(7020))?.name).toBe('Kestrel');
  });

  it('is set up by those with the right only', async () => {
    const without = await operatorOf(world, ['staffAdmin', 'support']);
    expect(await without.create(groupOf(7030))).toMatchObject({ error: { kind: 'forbidden' } });
    expect(await without.number(7030)).toMatchObject({ error: { kind: 'forbidden' } });
  });
});
