import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweep } from '#adapters/server/sql/sweep.ts';
import { EDITING_MS } from '#core/backend/sites/site-editors.use-case.ts';
import { sitesApi } from '#core/sites/sites.api.ts';
import { staffAtWork } from '../harness/staff-at-work.ts';
import type { TestBrowser } from '../harness/test-browser.ts';
import { seedSite, writeFamily } from '../harness/seed-site.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';

/** A site of its own for each test, and one beside the first. */
const [SITE, OTHER, LEFT, CLOSED, VISITED] = [89_100, 89_101, 89_102, 89_103, 89_104];
const NOBODY = { ok: true, value: { names: [] } };
const NOT_FOUND = { ok: false, error: { kind: 'notFound' } };

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  const sql = world.database.kysely;
  await writeFamily(sql, { parent: 8901, branch: 8902, stranger: 8903 });
  for (const num of [SITE, OTHER, LEFT, CLOSED, VISITED])
    await seedSite(sql, { num, group: 8902, name: `Pier ${num}` });
});
afterAll(() => world.close());

const signedIn = async (name: string, group = 8901) => {
  const { id, username } = await world.person({ name, groups: [group] });
  const browser = world.browser();
  expect(await browser.logIn(username, PASSWORD)).toMatchObject({ ok: true });
  return { id, username, browser };
};
const customer = async (name: string, siteNum: number | null) => {
  const { id, username } = await world.person({ name, application: 3 });
  if (siteNum !== null)
    await world.database.kysely
      .insertInto('account_link')
      .values({ user_id: id, site_num: siteNum })
      .execute();
  const browser = world.browser({ variant: 'consumer' });
  expect(await browser.logIn(username, PASSWORD)).toMatchObject({ ok: true });
  return browser;
};
const ask = (browser: TestBrowser, isEditing = true, sn = SITE) =>
  browser.call(sitesApi.siteEditors.access, (caller) =>
    world.backend.sites.siteEditors(caller, { siteGroupNum: null, sn, isEditing }),
  );
const names = (...given: readonly string[]) => ({ ok: true, value: { names: given } });

it('names the others of dealer, branch and household until they end, each person once', async () => {
  const dana = await signedIn('Dana Reyes');
  const ana = await signedIn('Ana Duarte', 8902);
  const again = world.browser();
  await again.logIn(ana.username, PASSWORD);
  const owner = await customer('Olive Owner', SITE);
  expect(await ask(dana.browser)).toEqual(NOBODY);
  expect(await ask(ana.browser)).toEqual(names('Dana Reyes'));
  expect(await ask(again)).toEqual(names('Ana Duarte', 'Dana Reyes'));
  expect(await ask(owner)).toEqual(names('Ana Duarte', 'Dana Reyes'));
  expect(await ask(dana.browser)).toEqual(names('Ana Duarte', 'Olive Owner'));
  expect(await ask(dana.browser, true, OTHER)).toEqual(NOBODY);
  await ask(ana.browser, false);
  await again.logOut();
  expect(await ask(dana.browser)).toEqual(names('Olive Owner'));
  expect(await world.record(dana.id)).toEqual(['login/ok']);
});

it('forgets who stopped asking, and the sweep removes the row', async () => {
  const lee = await signedIn('Lee Park');
  const kim = await signedIn('Kim Wu');
  await ask(lee.browser, true, LEFT);
  world.clock.advance(EDITING_MS - 1);
  expect(await ask(kim.browser, false, LEFT)).toEqual(names('Lee Park'));
  world.clock.advance(1);
  expect(await ask(kim.browser, false, LEFT)).toEqual(NOBODY);
  const { editing } = await sweep(world.database.kysely, world.clock.now());
  expect(editing).toBeGreaterThan(0);
});

it('refuses whoever may not see the site, and notes nothing', async () => {
  const stranger = await signedIn('Sam Stranger', 8903);
  const neighbor = await customer('Nia Neighbor', null);
  const lee = await signedIn('Lee Park');
  for (const browser of [stranger.browser, neighbor])
    expect(await ask(browser, true, CLOSED)).toMatchObject(NOT_FOUND);
  expect(await ask(lee.browser, true, CLOSED)).toEqual(NOBODY);
});

it('counts staff who act as a person under the name of that person, and never those who only look', async () => {
  const dana = await signedIn('Dana Reyes');
  const lee = await signedIn('Lee Park');
  const staff = await staffAtWork(world);
  await staff.viewAs(dana.id);
  await ask(staff.browser, true, VISITED);
  expect(await ask(lee.browser, false, VISITED)).toEqual(NOBODY);
  await staff.end();
  await staff.viewAs(dana.id, { mode: 'act' });
  await ask(staff.browser, true, VISITED);
  expect(await ask(lee.browser, false, VISITED)).toEqual(names('Dana Reyes'));
});
