import { noticesApi } from '#core/notices/notices.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BannerForm } from '#core/notices/banner-form.schema.ts';
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
      read: () =>
        browser.call(noticesApi.editedBanner.access, (c) => world.backend.notices.editedBanner(c)),
      setEnd: (endsAt: string | null, rev: number) =>
        browser.call(noticesApi.setBannerEnd.access, (c) =>
          world.backend.notices.setBannerEnd(c, { endsAt, rev }),
        ),
      versions: () =>
        browser.call(noticesApi.bannerVersions.access, (c) =>
          world.backend.notices.bannerVersions(c),
        ),
      save: (banner: Partial<BannerForm>, rev: number | null) =>
        browser.call(noticesApi.saveBanner.access, (c) =>
          world.backend.notices.saveBanner(c, { ...BANNER, ...banner, rev }),
        ),
    };
  };
  const shown = async () => {
    const read = await world.backend.notices.statusBanner(world.browser().caller);
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
        endsAt: null,
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
        endsAt: null,
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

  const MINUTE = 60000;
  const at = (ms: number) => new Date(ms).toISOString();
  const revOf = async (staff: Awaited<ReturnType<typeof enter>>) => {
    const read = await staff.read();
    return read.ok ? read.value.rev : -1;
  };

  it('goes off at its end to the millisecond, also where it is remembered', async () => {
    const staff = await enter('Elena Rossi');
    await staff.save({}, null);
    const end = world.clock.now() + 5 * MINUTE;
    const saved = await staff.setEnd(at(end), await revOf(staff));
    expect(saved).toMatchObject({ value: { endsAt: at(end), banner: BANNER } });
    expect(await shown()).toEqual(BANNER);
    world.clock.advance(5 * MINUTE - 1);
    expect((await shown())?.active).toBe(true);
    world.clock.advance(1);
    expect((await shown())?.active).toBe(false);
  });

  it('keeps an end that is ahead over an edit, and drops one that is over', async () => {
    const staff = await enter('Elena Rossi');
    await staff.save({}, null);
    const end = world.clock.now() + 5 * MINUTE;
    await staff.setEnd(at(end), await revOf(staff));
    expect(await staff.save({ title: 'Other words' }, null)).toMatchObject({
      value: { endsAt: at(end) },
    });
    world.clock.advance(5 * MINUTE);
    expect(await staff.save({ title: 'Anew' }, null)).toMatchObject({ value: { endsAt: null } });
    expect((await shown())?.active).toBe(true);
  });

  it('takes no end that is over, and none under an older revision', async () => {
    const staff = await enter('Elena Rossi');
    await staff.save({}, null);
    const rev = await revOf(staff);
    expect(await staff.setEnd(at(world.clock.now()), rev)).toMatchObject({
      error: { kind: 'invalid' },
    });
    expect(await staff.setEnd(null, rev - 1)).toMatchObject({ error: { code: 'staleRev' } });
  });

  it('keeps every banner that was saved, the one in force first, with who and when', async () => {
    const staff = await enter('Priya Nair');
    await staff.save({ title: 'First' }, null);
    await staff.save({ title: 'Second', importance: 'Info' }, null);
    const answer = await staff.versions();
    const versions = answer.ok ? answer.value.versions : [];
    expect(versions.slice(0, 2)).toMatchObject([
      { banner: { title: 'Second', importance: 'Info' }, changedBy: 'Priya Nair' },
      { banner: { title: 'First' }, changedBy: 'Priya Nair' },
    ]);
    const without = await enter('Nobody', ['news']);
    expect(await without.versions()).toMatchObject({ error: { kind: 'forbidden' } });
    expect(await without.setEnd(null, 1)).toMatchObject({ error: { kind: 'forbidden' } });
  });

  it('is named on the record by its title, with what was changed', async () => {
    const staff = await enter('Priya Nair');
    await staff.save({ title: 'Planned work', importance: 'Info' }, null);
    await staff.save({ title: 'Planned work', importance: 'Warning', active: false }, null);
    const lines = await world.database.kysely
      .selectFrom('audit')
      .select(['target', 'detail'])
      .where('subject_id', '=', staff.person.id)
      .where('operation', '=', 'banner.save')
      .orderBy('seq')
      .execute();
    expect(lines.at(-1)?.target).toMatch(/^Planned work, rev \d+$/);
    expect(lines.at(-1)?.detail).toEqual({
      active: 'yes → no',
      importance: 'Info → Warning',
    });
  });
});
