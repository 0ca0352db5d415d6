import { staffHomeApi } from '#core/home/staff-home.api.ts';
import { homeApi } from '#core/home/home.api.ts';
import { testVault } from '#tests/backend/harness/test-vault.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#adapters/server/demo/demo-database.ts';
import { seedDemoWorld } from '#adapters/server/demo/seed-demo-world.ts';
import { DEMANDS, type Demand } from '#core/permission/login-step.ts';
import { atWork } from '../harness/person-at-work.ts';
import { openTestWorld, type TestWorld } from '../harness/test-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  const seeded = await seedDemoWorld(world.database, {
    now: world.clock.now(),
    consumerUrl: 'http://localhost:4281',
    dealerUrl: 'http://localhost:4280',
    size: 'small',
    providerName: 'Northgate Monitoring',
    vault: testVault,
    hashSecret: (secret) => Promise.resolve(world.hasher.hashNow(secret)),
  });
  expect(seeded).toBe('seeded');
});
afterAll(() => world.close());

const signIn = async (name: string) => {
  const variant = name.includes('@') ? 'consumer' : 'dealer';
  const browser = world.browser({ variant, address: randomUUID() });
  const grant = await browser.logIn(name, DEMO_PASSWORD);
  if (!grant.ok) throw new Error(`${name}: ${grant.error.kind}`);
  const found = await browser.authenticate();
  if (found.kind !== 'live') throw new Error(`${name}: ${found.kind}`);
  return { browser, grant: grant.value, session: found.session };
};

const code: readonly Demand[] = ['mfaVerify'];

describe('the people of the demo world', () => {
  it.each<readonly [string, readonly Demand[]]>([
    ['staff.admin', code],
    ['staff.limited', []],
    ['dealer.admin', code],
    ['dealer.limited', []],
    ['dealer.classic', []],
    ['dealer.steps', DEMANDS],
    ['4471dealer', ['usernameReset']],
    ['owner@example.com', code],
    ['limited@example.com', []],
    ['newcomer@example.com', []],
  ])('%s owes what the guide says', async (name, demands) => {
    expect((await signIn(name)).session.demands).toEqual(demands);
  });

  it.each([
    ['dealer.admin', 'dealer.admin@example.com'],
    ['owner@example.com', 'owner@example.com'],
    ['staff.admin', 'staff.admin@example.com'],
  ])('%s gets the code by mail and comes in with it', async (name, address) => {
    const { browser, grant } = await signIn(name);
    expect(grant.session.requirements.mfaSentTo).toBe('email');
    const reply = await atWork(world.backend, browser).verifyCode(await world.codeFor(address));
    expect(reply).toMatchObject({
      value: { session: { requirements: { actionRequired: false } } },
    });
  });

  it('see the figures of their own audience and of no other', async () => {
    const dealer = await signIn('dealer.limited');
    const staff = await signIn('staff.limited');
    const customer = await signIn('limited@example.com');
    const read = {
      dealer: (who: typeof dealer, siteGroupNum: number | null) =>
        who.browser.call(homeApi.dealerHome.access, (c) =>
          world.backend.home.dealerHome(c, { siteGroupNum }),
        ),
      staff: (who: typeof dealer) =>
        who.browser.call(staffHomeApi.staffHome.access, (c) => world.backend.home.staffHome(c)),
      customer: (who: typeof dealer) =>
        who.browser.call(homeApi.consumerHome.access, (c) => world.backend.home.consumerHome(c)),
    };
    const own = await read.dealer(dealer, null);
    expect(own).toMatchObject({ ok: true, value: { timeZone: expect.any(String) as unknown } });
    expect(await read.dealer(dealer, 4471)).toEqual(own);
    expect(await read.dealer(dealer, 4490)).toEqual({ ok: false, error: { kind: 'notFound' } });
    expect(await read.dealer(dealer, 1)).toEqual({ ok: false, error: { kind: 'notFound' } });
    expect(await read.staff(staff)).toMatchObject({ ok: true });
    const sites = await read.customer(customer);
    expect(sites.ok && sites.value.sites).toHaveLength(1);
    for (const refused of [
      await read.dealer(staff, 4471),
      await read.staff(dealer),
      await read.customer(dealer),
      await read.staff(customer),
    ])
      expect(refused).toEqual({ ok: false, error: { kind: 'forbidden' } });
  });

  it('of the classic portal hand over with a key that works once, for a minute, and end here', async () => {
    const { browser } = await signIn('dealer.classic');
    const create = (deleteSession: boolean) =>
      browser.call(homeApi.classicKey.access, (c) =>
        world.backend.classic.classicKey(c, { deleteSession, userRequested: !deleteSession }),
      );
    const redeem = (key: string) => world.backend.classic.redeemClassicKey(browser.caller, { key });
    const late = await create(false);
    world.clock.advance(60_000);
    expect(await redeem(late.ok ? late.value.value.rwKey : '')).toEqual({
      ok: false,
      error: { kind: 'notFound' },
    });
    expect(await browser.authenticate()).toMatchObject({ kind: 'live' });
    const disabled = await create(false);
    const setDisabled = (flag: boolean) =>
      world.database.kysely
        .updateTable('portal_user')
        .set({ disabled: flag })
        .where('username', '=', 'dealer.classic')
        .execute();
    await setDisabled(true);
    expect(await redeem(disabled.ok ? disabled.value.value.rwKey : '')).toEqual({
      ok: false,
      error: { kind: 'notFound' },
    });
    await setDisabled(false);
    const made = await create(true);
    if (!made.ok) throw new Error(made.error.kind);
    expect(made.value.cookies).toEqual({ refresh: 'clear', renewBrowser: true });
    expect(await browser.authenticate()).toEqual({ kind: 'sessionOver' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => redeem(made.value.value.rwKey)),
    );
    expect(answers.filter(({ ok }) => ok)).toMatchObject([
      { value: { name: 'Walt Greene', siteGroupNum: 4480 } },
    ]);
  });
});
