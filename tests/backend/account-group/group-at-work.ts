import { accountGroupApi } from '#core/account-group/account-group.api.ts';
import { randomUUID } from 'node:crypto';
import { GIVABLE_RIGHTS } from '#core/account-group/portal-rights.ts';
import type { PortalUser } from '#core/account-group/portal-user.schema.ts';
import type { ListQuery } from '#core/lists/list-query.schema.ts';
import { PORTAL_USER_LIST } from '#core/account-group/portal-user-list.ts';
import type { Engine } from '../harness/database.ts';
import type { AccountSeed } from '../harness/seed-account.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';

/** Number of a dealer's group. The next constants are two branches of this group and an unrelated dealer's group. */
export const HOME = 8100;
export const NORTH = 8101;
export const COAST = 8102;
export const STRANGER = 8190;

/** Creates a test world with the operations of a group administrator. */
export const groupWorld = async (engine: Engine) => {
  const world: TestWorld = await openTestWorld(engine);
  const { backend, database } = world;
  const group = (num: number, parent_num: number | null, ans = false) => ({
    num,
    parent_num,
    name: `Group ${num}`,
    time_zone: 'America/New_York',
    answering_service_enabled: ans,
  });
  await database.kysely
    .insertInto('site_group')
    .values([
      group(HOME, null),
      group(NORTH, HOME),
      group(COAST, HOME),
      group(STRANGER, null, true),
    ])
    .execute();
  const user = (seed: AccountSeed = {}) => world.person({ groups: [HOME], ...seed });
  const enter = async (seed: AccountSeed = {}, at: number | null = null) => {
    const person = await user({ flags: ['xtAdmin'], ...seed });
    const browser = world.browser();
    valueOf(await browser.logIn(person.username, PASSWORD));
    const siteGroupNum = at ?? seed.groups?.[0] ?? HOME;
    const call = accountGroupApi.accountGroup.access;
    const list = async (query: Partial<ListQuery> = {}) =>
      valueOf(
        await browser.call(call, (c) =>
          backend.accountGroup.portalUsers(c, {
            siteGroupNum,
            query: { ...PORTAL_USER_LIST.start, ...query },
          }),
        ),
      ).users;
    const find = async (id: string): Promise<PortalUser> => {
      const found = (await list({ size: 100 })).find((one) => one.id === id);
      if (found === undefined) throw new Error(`nobody is ${id}`);
      return found;
    };
    return {
      person,
      browser,
      list,
      find,
      read: async () =>
        valueOf(
          await browser.call(call, (c) => backend.accountGroup.accountGroup(c, { siteGroupNum })),
        ),
      invite: (email: string, access: { groups?: number[]; rights?: string[]; id?: string } = {}) =>
        browser.call(call, (c) =>
          backend.accountGroup.invitePortalUser(c, {
            siteGroupNum,
            email,
            name: 'Jonas Beck',
            id: randomUUID(),
            groups: [HOME],
            rights: ['noActionRead', 'noActionEdit'],
            ...access,
          }),
        ),
      resend: (id: string, rev: number) =>
        browser.call(call, (c) =>
          backend.accountGroup.resendInvitation(c, { siteGroupNum, id, rev }),
        ),
      withdraw: (id: string, rev: number) =>
        browser.call(call, (c) =>
          backend.accountGroup.withdrawInvitation(c, { siteGroupNum, id, rev }),
        ),
      change: (id: string, rev: number, rights: string[], groups: number[] = [HOME]) =>
        browser.call(call, (c) =>
          backend.accountGroup.changePortalUser(c, { siteGroupNum, id, rev, rights, groups }),
        ),
      disable: (id: string, rev: number, disabled = true) =>
        browser.call(call, (c) =>
          backend.accountGroup.setPortalUserDisabled(c, { siteGroupNum, id, rev, disabled }),
        ),
      resetCheck: (id: string, rev: number) =>
        browser.call(call, (c) =>
          backend.accountGroup.resetPortalUserCheck(c, { siteGroupNum, id, rev }),
        ),
      remove: (id: string, rev: number) =>
        browser.call(call, (c) =>
          backend.accountGroup.removePortalUser(c, { siteGroupNum, id, rev }),
        ),
      ask: (text: string) =>
        browser.call(call, (c) =>
          backend.accountGroup.askRepresentative(c, { siteGroupNum, about: 'block', text }),
        ),
      call,
      siteGroupNum,
    };
  };
  return { ...world, user, enter };
};

export type GroupWorld = Awaited<ReturnType<typeof groupWorld>>;

/** All rights that an administrator can grant. */
export const EVERY_RIGHT: readonly string[] = GIVABLE_RIGHTS.map(({ right }) => right);
