import { randomUUID } from 'node:crypto';
import * as templates from '#adapters/wire/site-templates.wire.ts';
import type { Engine } from '../harness/database.ts';
import { seedSite, writeFamily } from '../harness/seed-site.ts';
import { openTestWorld, PASSWORD } from '../harness/test-world.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';

/** A dealer, its branch, and one that has nothing to do with them. */
export const FAMILY = { parent: 7100, branch: 7101, stranger: 7200 } as const;

/** Edits sites, and sees what templates are made of. */
export const EDITOR = ['siteEdit', 'zonesRead', 'scheduleRead', 'allowCreateAccountFlag'] as const;

interface PersonSeed {
  readonly roles?: readonly string[];
  readonly groups?: readonly number[];
  readonly name?: string;
}

/** Sites of one dealer with one device each, and people who edit them. */
export const editedSiteWorld = async (engine: Engine) => {
  const world = await openTestWorld(engine);
  const { backend, database } = world;
  await writeFamily(database.kysely, FAMILY);
  let number = 71_000;

  const person = async (seed: PersonSeed = {}) => {
    const account = await world.person({
      ...{ roles: EDITOR, application: 2, groups: [FAMILY.parent], name: 'Dana Reyes' },
      ...seed,
    });
    const browser = world.browser({ variant: 'dealer' });
    valueOf(await browser.logIn(account.username, PASSWORD));
    const call: typeof browser.call = (access, work) => browser.call(access, work);
    const here = { siteGroupNum: null };
    return {
      id: account.id,
      templates: () =>
        call(templates.siteTemplates.access, (c) => backend.listSiteTemplates(c, here)),
      template: (id: string) =>
        call(templates.siteTemplate.access, (c) => backend.readSiteTemplate(c, { ...here, id })),
      keepTemplate: (sn: number, name: string, id: string = randomUUID()) =>
        call(templates.keepSiteTemplate.access, (c) =>
          backend.keepSiteTemplate(c, { ...here, sn, id, name }),
        ),
      renameTemplate: (id: string, name: string, rev: number) =>
        call(templates.renameSiteTemplate.access, (c) =>
          backend.renameSiteTemplate(c, { ...here, id, name, rev }),
        ),
      removeTemplate: (id: string, rev: number) =>
        call(templates.removeSiteTemplate.access, (c) =>
          backend.removeSiteTemplate(c, { ...here, id, rev }),
        ),
    };
  };

  return {
    world,
    person,
    site: async (group: number = FAMILY.parent): Promise<number> => {
      number += 1;
      await seedSite(database.kysely, { num: number, group, areas: ['Closed'] });
      return number;
    },
    /** History of a site, oldest first. */
    lines: (sn: number) =>
      database.kysely
        .selectFrom('activity')
        .select(['kind', 'event', 'actor', 'comment'])
        .where('site_num', '=', sn)
        .orderBy('at')
        .execute(),
    /** The record of a site, oldest first. */
    record: (sn: number) =>
      database.kysely
        .selectFrom('audit')
        .select(['operation', 'result', 'detail', 'actor_id'])
        .where('target', '=', `site ${sn}`)
        .orderBy('seq')
        .execute(),
  };
};

/** What `editedSiteWorld` opens. */
export type EditedSiteWorld = Awaited<ReturnType<typeof editedSiteWorld>>;
