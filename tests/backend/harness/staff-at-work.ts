import { impersonationApi } from '#core/impersonation/impersonation.api.ts';
import type { ViewAsForm } from '#core/impersonation/impersonation-session.schema.ts';
import type { TestBrowser } from './test-browser.ts';
import { PASSWORD, type TestWorld } from './test-world.ts';
import type { AccountSeed } from './seed-account.ts';

/** What a visit says when a test says nothing about it. */
export const VISIT: ViewAsForm = {
  reason: 'The user reports an empty list.',
  ticket: 'T-1001',
  mode: 'look',
  minutes: 30,
};

/** A staff member at a browser, signed in, with what they may do about a user; each under the policy its endpoint declares. */
export const staffAtWork = async (
  world: TestWorld,
  seed: AccountSeed & { readonly address?: string } = {},
) => {
  const { address, ...rest } = seed;
  const staff = await world.person({
    application: 1,
    name: 'Marcus Example',
    roles: ['support', 'impersonate', 'actAs'],
    ...rest,
  });
  const browser = world.browser(address === undefined ? {} : { address });
  await browser.logIn(staff.username, PASSWORD);
  return { staff, browser, ...visiting(world, browser) };
};

/** Start and end of a visit from a browser. */
export const visiting = (world: TestWorld, browser: TestBrowser) => ({
  viewAs: (accountId: string, form: Partial<ViewAsForm> = {}) =>
    browser.step(impersonationApi.startImpersonation.access, (c) =>
      world.backend.impersonation.startImpersonation(c, { ...VISIT, ...form, accountId }),
    ),
  end: () =>
    browser.step(impersonationApi.endImpersonation.access, (c) =>
      world.backend.impersonation.endImpersonation(c),
    ),
});
