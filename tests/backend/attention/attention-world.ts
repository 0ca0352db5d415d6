import { attentionApi } from '#core/attention/attention.api.ts';
import {
  ATTENTION_STEP,
  type Attention,
  type AttentionAct,
  type AttentionShow,
} from '#core/attention/attention.schema.ts';
import type { Engine } from '../harness/database.ts';
import { seedSite, type SiteSeed, writeFamily } from '../harness/seed-site.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import { valueOf } from '../panel-info/panel-world.ts';

const GROUPS = { parent: 7400, branch: 7401, stranger: 7402 } as const;

/** Rights that let a dealer see every kind of item that needs attention. */
export const ALL = ['noActionRead', 'scheduleRead', 'contactsRead'] as const;

/** Creates a test world with a dealer's group, its branch, and users who handle items that need attention. */
export const attentionWorld = async (engine: Engine) => {
  const world = await openTestWorld(engine);
  await writeFamily(world.database.kysely, GROUPS);
  let number = 74000;

  const person = async (seed: Parameters<TestWorld['person']>[0] = {}) => {
    const account = await world.person({ application: 2, groups: [GROUPS.parent], ...seed });
    const browser = world.browser();
    const call: typeof browser.call = async (access, work) => {
      if ((await browser.authenticate()).kind !== 'live')
        valueOf(await browser.logIn(account.username, PASSWORD));
      return browser.call(access, work);
    };
    const { backend } = world;
    const one = { siteGroupNum: null };
    const list = async (
      show: AttentionShow,
      asked: Partial<Parameters<typeof backend.attention.attention>[1]> = {},
    ): Promise<Attention> =>
      valueOf(
        await call(attentionApi.attention.access, (c) =>
          backend.attention.attention(c, { ...one, show, most: ATTENTION_STEP, ...asked }),
        ),
      );
    return {
      account,
      list,
      keys: async (show: AttentionShow = 'everybody') =>
        (await list(show)).items.map(({ key }) => key),
      /** Returns the items about one site that need attention. */
      of: async (sn: number, show: AttentionShow = 'everybody') =>
        (await list(show)).items.filter(({ siteNum }) => siteNum === sn),
      say: (sn: number, key: string, rev: number, said: AttentionAct) =>
        call(attentionApi.sayAttention.access, (c) =>
          backend.attention.sayAttention(c, { ...one, sn, key, rev, said }),
        ),
      assignAll: (
        items: readonly { readonly sn: number; readonly key: string; readonly rev: number }[],
        to: string | null,
        dryRun = false,
      ) =>
        call(attentionApi.assignAttention.access, (c) =>
          backend.attention.assignAttention(c, { ...one, items, to, dryRun }),
        ),
      acknowledgeAll: (
        items: readonly { readonly sn: number; readonly key: string; readonly rev: number }[],
        dryRun = false,
      ) =>
        call(attentionApi.acknowledgeAttention.access, (c) =>
          backend.attention.acknowledgeAttention(c, { ...one, items, dryRun }),
        ),
      watch: (sn: number, watched: boolean) =>
        call(attentionApi.watchSite.access, (c) =>
          backend.attention.watchSite(c, { ...one, sn, watched }),
        ),
      home: async () =>
        valueOf(
          await call({ kind: 'full', applications: [2], permissions: [] }, (c) =>
            backend.home.dealerHome(c, one),
          ),
        ),
      volume: async () =>
        valueOf(
          await call({ kind: 'full', applications: [2], permissions: [] }, (c) =>
            backend.home.dealerVolume(c, one),
          ),
        ),
    };
  };

  return {
    ...world,
    person,
    stranger: () => person({ groups: [GROUPS.stranger] }),
    /** Adds a site to the branch. Returns the site number. */
    site: async (seed: Partial<SiteSeed> = {}): Promise<number> => {
      number += 1;
      await seedSite(world.database.kysely, { num: number, group: GROUPS.branch, ...seed });
      return number;
    },
    /** Returns the audit entries about a site. */
    lines: async (sn: number): Promise<readonly string[]> => {
      const rows = await world.database.kysely
        .selectFrom('audit')
        .select(['operation', 'result'])
        .where('target', '=', `site ${sn}`)
        .orderBy('seq')
        .execute();
      return rows.map(({ operation, result }) => `${operation} ${result}`);
    },
    /** Returns the live events about a site. The `withheld` flag of an event is true if customers may not see the event. */
    told: async (sn: number) => {
      const rows = await world.database.kysely
        .selectFrom('live_event')
        .select(['data', 'withheld'])
        .where('site_num', '=', sn)
        .orderBy('seq')
        .execute();
      return rows.map(({ data, withheld }) => ({ event: data['event'], withheld }));
    },
  };
};
export type AttentionWorld = Awaited<ReturnType<typeof attentionWorld>>;
