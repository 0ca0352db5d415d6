import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BannerForm } from '#core/notices/banner-form.schema.ts';
import * as wire from '#adapters/wire/notices.wire.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import { describeEachEngine } from '../harness/database.ts';

const BANNER: BannerForm = {
  active: true,
  title: 'Phones are down',
  body: 'Call the other number.\nWe are on it.',
  importance: 'High',
};

describeEachEngine('the status banner', (engine) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  const enter = async (name: string, roles: readonly string[] = ['banner']) => {
    const person = await world.person({ application: 1, name, roles });
    const browser = world.browser();
    await browser.logIn(person.username, PASSWORD);
    return {
      person,
      read: () => browser.call(wire.editedBanner.access, (c) => world.backend.readEditedBanner(c)),
      save: (banner: Partial<BannerForm>, rev: number | null) =>
        browser.call(wire.saveBanner.access, (c) =>
          world.backend.saveBanner(c, { banner: { ...BANNER, ...banner }, rev }),
        ),
    };
  };
  const shown = async () => {
    const read = await world.backend.readStatusBanner(world.browser().caller);
    return read.ok ? read.value : null;
  };

  it('begins with nothing, is seen by everyone once it is saved, and names who saved it', async () => {
    const elena = await enter('Elena Rossi');
    expect(await elena.read()).toEqual({
      ok: true,
      value: {
        banner: { active: false, title: '', body: '', importance: 'Warning' },
        rev: 0,
        changedAt: null,
        changedBy: null,
      },
    });
    const saved = await elena.save({}, 0);
    expect(saved).toEqual({
      ok: true,
      value: {
        banner: BANNER,
        rev: 1,
        changedAt: new Date(world.clock.now()).toISOString(),
        changedBy: 'Elena Rossi',
      },
    });
    expect(await shown()).toEqual(BANNER);
    expect((await world.record(elena.person.id)).slice(1)).toEqual(['banner.save/ok']);
  });

  it('is not overwritten unseen: the later of two editors is told who was first', async () => {
    const [one, two] = [await enter('Priya Nair'), await enter('Marcus Hale')];
    const read = await one.read();
    const rev = read.ok ? read.value.rev : -1;
    expect(await one.save({ title: 'Mine' }, rev)).toMatchObject({ ok: true });
    expect(await two.save({ title: 'Other' }, rev)).toMatchObject({
      error: {
        kind: 'conflict',
        code: 'staleRev',
        message: 'Priya Nair has changed this in the meantime.',
      },
    });
    expect((await shown())?.title).toBe('Mine');
    expect(await two.save({ title: 'Other' }, rev + 1)).toMatchObject({ value: { rev: rev + 2 } });
    expect((await shown())?.title).toBe('Other');
    expect((await world.record(two.person.id)).slice(1)).toEqual([
      'banner.save/refused',
      'banner.save/ok',
    ]);
  });

  it('goes to exactly one of sixteen editors that begin with the same', async () => {
    const staff = await enter('Tom Becker');
    const read = await staff.read();
    const rev = read.ok ? read.value.rev : -1;
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) => staff.save({ title: `Editor ${index}` }, rev)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await staff.read()).ok && (await staff.read())).toMatchObject({
      value: { rev: rev + 1 },
    });
  });

  it('takes the call as the specification has it: without a revision it is simply replaced', async () => {
    const staff = await enter('Elena Rossi');
    expect(await staff.save({ active: false, title: 'Plain call' }, null)).toMatchObject({
      ok: true,
    });
    expect(await shown()).toMatchObject({ active: false, title: 'Plain call' });
  });

  it('needs words of something besides spaces and control characters', async () => {
    const staff = await enter('Elena Rossi');
    const before = await shown();
    for (const [field, message] of [
      ['title', 'Title is required'],
      ['body', 'Body is required'],
    ] as const)
      expect(await staff.save({ [field]: ' \u0007 ' }, null)).toMatchObject({
        error: { kind: 'invalid', message },
      });
    expect(await shown()).toEqual(before);
  });

  it('is for those with the right only', async () => {
    const without = await enter('Nobody', ['news', 'policy']);
    expect(await without.read()).toMatchObject({ error: { kind: 'forbidden' } });
    expect(await without.save({}, null)).toMatchObject({ error: { kind: 'forbidden' } });
  });
});
