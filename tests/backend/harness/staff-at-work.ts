import { impersonationApi } from '#core/impersonation/impersonation.api.ts';
import type { ViewAsForm } from '#core/impersonation/impersonation-session.schema.ts';
import type { TestBrowser } from './test-browser.ts';
import { PASSWORD, type TestWorld } from './test-world.ts';
import type { AccountSeed } from './seed-account.ts';

/** Default form values for starting an impersonation. */
export const VISIT: ViewAsForm = {
  reason: 'The user reports an empty list.',
  ticket: 'T-1001',
  mode: 'look',
  minutes: 30,
};

/** Signs in a staff member. Returns the staff operations on users, each called under the access policy of its endpoint. */
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

/** Returns functions that start and end an impersonation in a browser. */
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
