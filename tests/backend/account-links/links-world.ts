import { accountLinksApi } from '#core/account-links/account-links.api.ts';
import type { Refusal } from '#core/backend/refusal.ts';
import type { Result } from '#core/kernel/result.ts';
import type { AccountLinks } from '#core/account-links/account-links.schema.ts';
import type { TestBrowser } from '../harness/test-browser.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import type { Engine } from '../harness/database.ts';
import type { SeededAccount } from '../harness/seed-account.ts';
import { seedSite, type SiteSeed } from '../harness/seed-site.ts';

type Answer = Promise<Result<AccountLinks, Refusal>>;

/** Operations of a customer on their account links. */
export interface LinksAtWork {
  load(): Answer;
  add(accountNumber: string, passcode: string, key?: string): Answer;
  remove(siteNum: number): Answer;
  favorite(siteNum: number, favorite: boolean): Answer;
  activate(siteNum: number): Answer;
}

export interface CustomerAtWork {
  readonly customer: SeededAccount;
  readonly browser: TestBrowser;
  readonly links: LinksAtWork;
}

/** A test world with two site groups, and with customers who are not yet linked to accounts. */
export interface LinksWorld extends TestWorld {
  /** Returns an unused number. */
  next(): number;
  customer(options?: { readonly address?: string }): Promise<CustomerAtWork>;
  signIn(customer: SeededAccount, address?: string): Promise<TestBrowser>;
  /** Returns the active group of the browser's session. */
  groupOf(browser: TestBrowser): Promise<number | null>;
}

const atWork = ({ backend }: TestWorld, browser: TestBrowser): LinksAtWork => ({
  load: () =>
    browser.call(accountLinksApi.accountLinks.access, (c) => backend.accountLinks.accountLinks(c)),
  add: (accountNumber, passcode, idempotencyKey) =>
    browser.call(accountLinksApi.addAccountLink.access, (c) =>
      backend.accountLinks.addAccountLink(c, {
        accountNumber,
        passcode,
        idempotencyKey: idempotencyKey ?? null,
      }),
    ),
  remove: (siteNum) =>
    browser.call(accountLinksApi.deleteAccountLink.access, (c) =>
      backend.accountLinks.deleteAccountLink(c, { siteNum }),
    ),
  favorite: (siteNum, flag) =>
    browser.call(accountLinksApi.favoriteAccountLink.access, (c) =>
      backend.accountLinks.favoriteAccountLink(c, { siteNum, flag }),
    ),
  activate: (siteNum) =>
    browser.call(accountLinksApi.switchActiveAccount.access, (c) =>
      backend.accountLinks.switchActiveAccount(c, { siteNum }),
    ),
});

/** Opens a test world for account links. */
export const linksWorld = async (engine: Engine): Promise<LinksWorld> => {
  const world = await openTestWorld(engine);
  await world.person({ groups: [4471, 4490] });
  let number = 10_000;
  let address = 0;
  const signIn = async (customer: SeededAccount, from?: string): Promise<TestBrowser> => {
    address += 1;
    const own = from ?? `198.18.${Math.floor(address / 250)}.${address % 250}`;
    const browser = world.browser({ variant: 'consumer', address: own });
    const signedIn = await browser.logIn(customer.username, PASSWORD);
    if (!signedIn.ok) throw new Error(signedIn.error.kind);
    return browser;
  };
  return {
    ...world,
    next: () => (number += 1),
    signIn,
    customer: async (options = {}) => {
      const customer = await world.person({ application: 3 });
      const browser = await signIn(customer, options.address);
      return { customer, browser, links: atWork(world, browser) };
    },
    groupOf: async (browser) => {
      const found = await browser.authenticate();
      if (found.kind !== 'live') throw new Error(found.kind);
      return found.session.siteGroupNum;
    },
  };
};

/** Creates a site with an account passcode, by default `MOORING7`. The account number is `HP` followed by the site number. */
export const siteWithPasscode = async (
  world: LinksWorld,
  seed: Partial<SiteSeed> & { readonly passcode?: string | null },
): Promise<number> => {
  const { passcode = 'MOORING7', ...site } = seed;
  const num = world.next();
  await seedSite(world.database.kysely, { num, group: 4471, ...site });
  await world.database.kysely
    .updateTable('site')
    .set({
      account_passcode_hash:
        passcode === null ? null : world.hasher.hashNow(passcode.toUpperCase()),
    })
    .where('num', '=', num)
    .execute();
  return num;
};
