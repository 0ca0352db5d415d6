import { accountInfoApi } from '#core/account-info/account-info.api.ts';
import { profileApi } from '#core/profile/profile.api.ts';
import { randomUUID } from 'node:crypto';
import type { AccountForm } from '#core/account-info/account-form.schema.ts';
import type { AccountInfo } from '#core/account-info/account-info.schema.ts';
import type { RequestForm } from '#core/account-info/change-request.schema.ts';
import { requestedChangesOf } from '#core/account-info/decide-requests.rule.ts';
import type { GateCodeChange } from '#core/account-info/gate-code.schema.ts';
import type { Engine } from '../harness/database.ts';
import { seedSite } from '../harness/seed-site.ts';
import { openTestWorld, PASSWORD } from '../harness/test-world.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';

/** The site group of all sites in the test world. */
export const GROUP = 4471;

interface CustomerSeed {
  readonly links: readonly number[];
  readonly name?: string;
  readonly roles?: readonly string[];
}

/** Creates a test world with a dealer's sites and with customers who manage their accounts. */
export const accountWorld = async (engine: Engine) => {
  const world = await openTestWorld(engine);
  await world.person({ groups: [GROUP] });
  let number = 31_000;

  const customer = async ({ links, name = 'Luis Romero', roles = [] }: CustomerSeed) => {
    const { id, username } = await world.person({ application: 3, name, roles });
    for (const site_num of links)
      await world.database.kysely
        .insertInto('account_link')
        .values({ user_id: id, site_num })
        .execute();
    const browser = world.browser({ variant: 'consumer' });
    valueOf(await browser.logIn(username, PASSWORD));
    const { access } = accountInfoApi.accountInfo;
    return {
      id,
      read: (sn: number) =>
        browser.call(access, (caller) => world.backend.accountInfo.accountInfo(caller, { sn })),
      save: (info: AccountInfo, change: Partial<AccountForm>, gateCode?: GateCodeChange) =>
        browser.call(access, (caller) =>
          world.backend.accountInfo.saveAccountInfo(caller, {
            ...info.form,
            ...change,
            rev: info.rev,
            sn: info.siteNum,
            gateCode,
          }),
        ),
      reveal: (sn: number) =>
        browser.call(accountInfoApi.revealGateCode.access, (caller) =>
          world.backend.accountInfo.revealGateCode(caller, { sn }),
        ),
      confirm: (password: string) =>
        browser.call(profileApi.confirmPassword.access, (caller) =>
          world.backend.profile.confirmPassword(caller, { password }),
        ),
      ask: (
        info: AccountInfo,
        change: Partial<RequestForm>,
        newId = () => randomUUID() as string,
      ) =>
        browser.call(access, (caller) =>
          world.backend.accountInfo.requestAccountChange(caller, {
            wishes: requestedChangesOf(info, { ...info.inForce, ...change }, newId),
            sn: info.siteNum,
          }),
        ),
      withdraw: (sn: number, id: string, rev = 1) =>
        browser.call(access, (caller) =>
          world.backend.accountInfo.withdrawChangeRequest(caller, { sn, id, rev }),
        ),
      certificate: (sn: number) =>
        browser.call(access, (caller) =>
          world.backend.accountInfo.alarmCertificate(caller, { sn }),
        ),
    };
  };

  return {
    world,
    customer,
    site: async (): Promise<number> => {
      number += 1;
      await seedSite(world.database.kysely, { num: number, group: GROUP });
      return number;
    },
    /** Returns the history rows of a site, oldest first. */
    lines: (sn: number) =>
      world.database.kysely
        .selectFrom('activity')
        .select(['kind', 'event', 'actor', 'comment'])
        .where('site_num', '=', sn)
        .orderBy('at')
        .execute(),
    /** Returns the audit entries of a site, oldest first. */
    record: (sn: number) =>
      world.database.kysely
        .selectFrom('audit')
        .select(['operation', 'result', 'detail', 'actor_id'])
        .where('target', '=', `site ${sn}`)
        .orderBy('seq')
        .execute(),
  };
};

export type AccountWorld = Awaited<ReturnType<typeof accountWorld>>;
