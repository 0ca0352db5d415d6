import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SHARED_VIEWS, type SharedView } from '#core/account-group/shared-view.schema.ts';
import { sharedViewsApi } from '#core/account-group/shared-views.api.ts';
import { describeDatabase } from '../harness/database.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { groupWorld, HOME, NORTH, STRANGER, type GroupWorld } from './group-at-work.ts';

describeDatabase('views that a group shares', (engine) => {
  let world: GroupWorld;
  beforeAll(async () => {
    world = await groupWorld(engine);
  });
  afterAll(() => world.close());

  const enter = async (seed: Parameters<GroupWorld['enter']>[0] = {}) => {
    const { browser, siteGroupNum } = await world.enter({ flags: [], ...seed });
    const { sharedViews } = world.backend;
    const at = { siteGroupNum };
    const list = async () =>
      valueOf(
        await browser.call(sharedViewsApi.sharedViews.access, (c) =>
          sharedViews.sharedViews(c, at),
        ),
      ).views;
    const share = (wanted: Partial<SharedView> = {}) =>
      browser.call(sharedViewsApi.shareView.access, (c) =>
        sharedViews.shareView(c, {
          ...at,
          id: randomUUID(),
          list: 'accounts',
          name: `View ${randomUUID().slice(0, 8)}`,
          address: 'state=trouble',
          ...wanted,
        }),
      );
    const save = ({ id, rev }: SharedView, address: string) =>
      browser.call(sharedViewsApi.saveSharedView.access, (c) =>
        sharedViews.saveSharedView(c, { ...at, id, rev, address }),
      );
    const stop = ({ id, rev }: SharedView) =>
      browser.call(sharedViewsApi.stopSharingView.access, (c) =>
        sharedViews.stopSharingView(c, { ...at, id, rev }),
      );
    return { list, share, save, stop };
  };

  it('are seen by colleagues of the group alone, with who shares them', async () => {
    const [maker, colleague, north, stranger] = await Promise.all([
      enter(),
      enter(),
      enter({ groups: [NORTH] }),
      enter({ groups: [STRANGER] }),
    ]);
    const view = valueOf(await maker.share({ name: 'Late tests' }));
    expect(view).toMatchObject({ isOwn: true, mayChange: true, rev: 1 });
    expect(await colleague.list()).toEqual([{ ...view, isOwn: false, mayChange: false }]);
    for (const other of [north, stranger]) {
      expect(await other.list()).toEqual([]);
      expect(await other.save(view, 'state=on-test')).toMatchObject({
        error: { kind: 'notFound' },
      });
      expect(await other.stop(view)).toMatchObject({ error: { kind: 'notFound' } });
    }
  });

  it('are changed and ended by their maker and by administrators, under a revision', async () => {
    const [maker, colleague, admin] = await Promise.all([
      enter(),
      enter(),
      enter({ flags: ['xtAdmin'] }),
    ]);
    const view = valueOf(await maker.share());
    for (const refused of [await colleague.save(view, 'q=x'), await colleague.stop(view)])
      expect(refused).toMatchObject({ error: { code: 'viewOfAnother' } });
    const changed = valueOf(await admin.save(view, 'state=on-test'));
    expect(changed).toMatchObject({ rev: 2, address: 'state=on-test', isOwn: false });
    expect(await maker.save(view, 'q=x')).toMatchObject({ error: { code: 'staleRev' } });
    expect(await maker.stop(view)).toMatchObject({ error: { code: 'staleRev' } });
    valueOf(await maker.stop(changed));
    expect((await colleague.list()).map(({ id }) => id)).not.toContain(view.id);
    expect(await maker.stop(changed)).toMatchObject({ error: { kind: 'notFound' } });
    const rows = await world.database.kysely
      .selectFrom('audit')
      .select(['operation', 'detail'])
      .where('operation', 'like', 'view.%')
      .execute();
    const ofView = rows.filter(({ detail }) => JSON.stringify(detail).includes(view.id));
    expect(ofView.map(({ operation }) => operation).toSorted()).toEqual([
      'view.change',
      'view.share',
      'view.stopSharing',
    ]);
  });

  it('have a name once per list, whoever is first, and a repeat makes one view', async () => {
    const [one, two] = await Promise.all([enter(), enter()]);
    const both = await Promise.all([
      one.share({ name: 'Night Shift' }),
      two.share({ name: 'night shift' }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'viewNameTaken' } });
    valueOf(await one.share({ name: 'Night shift', list: 'requests' }));
    const id = randomUUID();
    const first = valueOf(await one.share({ id, name: 'Again' }));
    expect(valueOf(await one.share({ id, name: 'Again' }))).toEqual(first);
    expect(await two.share({ id, name: 'Other' })).toMatchObject({
      error: { code: 'viewNameTaken' },
    });
  });

  it('are at most as many per list as tabs can hold', async () => {
    const maker = await enter({ groups: [STRANGER] });
    for (let at = 0; at < SHARED_VIEWS.perList; at += 1) valueOf(await maker.share());
    expect(await maker.share()).toMatchObject({ error: { code: 'tooManyViews' } });
    valueOf(await maker.share({ list: 'requests' }));
  });

  it('belong to the group that is named, of those that the caller may use', async () => {
    expect(HOME).not.toBe(NORTH);
    const maker = await enter({ groups: [NORTH] });
    valueOf(await maker.share());
    expect(await maker.list()).toHaveLength(1);
  });
});
