import { accountInfoApi } from '#core/account-info/account-info.api.ts';
import { siteTemplatesApi } from '#core/sites/site-templates.api.ts';
import { siteFileApi } from '#core/site-file/site-file.api.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AccountInfo } from '#core/account-info/account-info.schema.ts';
import type { RequestForm } from '#core/account-info/change-request.schema.ts';
import { requestedChangesOf } from '#core/account-info/decide-requests.rule.ts';
import type { Document } from '#core/documents/document.ts';
import type { AgenciesForm } from '#core/site-file/agencies-form.schema.ts';
import type { DeviceForm } from '#core/site-file/device-form.schema.ts';
import type { NoteForm } from '#core/site-file/note-form.schema.ts';
import type {
  OutOfServiceForm,
  OutOfServiceEntry,
} from '#core/site-file/out-of-service-entry.schema.ts';
import type { ChangeKind } from '#core/site-file/site-change.schema.ts';
import type { FileDevice } from '#core/site-file/site-file.schema.ts';
import { siteForm, type SiteForm } from '#core/site-file/site-form.schema.ts';
import type { Engine } from '../harness/database.ts';
import { seedSite, writeFamily } from '../harness/seed-site.ts';
import { openTestWorld, PASSWORD } from '../harness/test-world.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';

/** Numbers of a dealer's group, its branch, and an unrelated dealer's group. */
export const FAMILY = { parent: 7100, branch: 7101, stranger: 7200 } as const;

/** Form of a note that does not expire. */
const NOTE: NoteForm = { text: 'Key under the third pot', until: null, pinned: false };

/** Form that puts a site out of service from now on, without an end. */
const OUT_OF_SERVICE: OutOfServiceForm = {
  category: 'Out of service',
  reason: 'Roof is rebuilt',
  starts: null,
  ends: null,
};

/** Rights to edit sites and to see the content of templates. */
export const EDITOR = ['siteEdit', 'zonesRead', 'scheduleRead', 'allowCreateAccountFlag'] as const;

interface PersonSeed {
  readonly roles?: readonly string[];
  readonly groups?: readonly number[];
  readonly name?: string;
}

/** Creates a test world with sites of one dealer, each with one device, and with users who edit the sites. */
export const editedSiteWorld = async (engine: Engine) => {
  const world = await openTestWorld(engine);
  const { backend, database } = world;
  await writeFamily(database.kysely, FAMILY);
  let number = 71_000;

  const person = async (seed: PersonSeed = {}) => {
    const { id, username } = await world.person({
      roles: EDITOR,
      application: 2,
      groups: [FAMILY.parent],
      name: 'Dana Reyes',
      ...seed,
    });
    const browser = world.browser({ variant: 'dealer' });
    valueOf(await browser.logIn(username, PASSWORD));
    const call: typeof browser.call = (access, work) => browser.call(access, work);
    const here = { siteGroupNum: null };
    return {
      id,
      read: (sn: number) =>
        call(siteFileApi.siteFile.access, (c) => backend.siteFile.siteFile(c, { ...here, sn })),
      change: (
        { form, language, rev, servicePlan, siteName, siteNum, siteType }: AccountInfo,
        wanted: Partial<SiteForm> & { readonly gateCode?: string | null },
      ) =>
        call(siteFileApi.changeSite.access, (c) =>
          backend.siteFile.changeSite(c, {
            ...siteForm.pick({
              ...form,
              name: siteName,
              servicePlan: servicePlan as SiteForm['servicePlan'],
              language,
              siteType: siteType as SiteForm['siteType'],
            }),
            ...wanted,
            ...here,
            sn: siteNum,
            rev,
          }),
        ),
      agencies: (info: AccountInfo, form: Partial<AgenciesForm>) =>
        call(siteFileApi.changeAgencies.access, (c) =>
          backend.siteFile.changeAgencies(c, {
            agencies: info.agencies as AgenciesForm['agencies'],
            permits: info.permits,
            ...form,
            ...here,
            sn: info.siteNum,
            rev: info.rev,
          }),
        ),
      device: (sn: number, { devNum, form, rev }: FileDevice, wanted: Partial<DeviceForm>) =>
        call(siteFileApi.changeDevice.access, (c) =>
          backend.siteFile.changeDevice(c, { ...form, ...wanted, ...here, sn, dn: devNum, rev }),
        ),
      takeOut: (sn: number, form: Partial<OutOfServiceForm> = {}, entryId: string = randomUUID()) =>
        call(siteFileApi.takeOutOfService.access, (c) =>
          backend.siteFile.takeOutOfService(c, {
            ...here,
            sn,
            dn: 1,
            id: entryId,
            ...OUT_OF_SERVICE,
            ...form,
          }),
        ),
      takeBack: (sn: number, { id: entryId, rev }: Pick<OutOfServiceEntry, 'id' | 'rev'>) =>
        call(siteFileApi.returnToService.access, (c) =>
          backend.siteFile.returnToService(c, { ...here, sn, dn: 1, id: entryId, rev }),
        ),
      move: (sn: number, target: number, rev: number) =>
        call(siteFileApi.moveSite.access, (c) =>
          backend.siteFile.moveSite(c, { ...here, sn, target, rev }),
        ),
      addNote: (sn: number, form: Partial<NoteForm>, noteId: string = randomUUID()) =>
        call(siteFileApi.addNote.access, (c) =>
          backend.siteFile.addNote(c, { ...here, sn, id: noteId, ...NOTE, ...form }),
        ),
      changeNote: (sn: number, noteId: string, rev: number, form: Partial<NoteForm>) =>
        call(siteFileApi.changeNote.access, (c) =>
          backend.siteFile.changeNote(c, { ...here, sn, id: noteId, rev, ...NOTE, ...form }),
        ),
      removeNote: (sn: number, noteId: string, rev: number) =>
        call(siteFileApi.removeNote.access, (c) =>
          backend.siteFile.removeNote(c, { ...here, sn, id: noteId, rev }),
        ),
      addDocument: (sn: number, document: Document, documentId: string = randomUUID()) =>
        call(siteFileApi.addDocument.access, (c) =>
          backend.siteFile.addDocument(c, { ...here, sn, id: documentId, document }),
        ),
      document: (sn: number, documentId: string) =>
        call(siteFileApi.siteDocument.access, (c) =>
          backend.siteFile.siteDocument(c, { ...here, sn, id: documentId }),
        ),
      removeDocument: (sn: number, documentId: string) =>
        call(siteFileApi.removeDocument.access, (c) =>
          backend.siteFile.removeDocument(c, { ...here, sn, id: documentId }),
        ),
      changes: (
        sn: number,
        request: { readonly before?: number | null; readonly kind?: ChangeKind } = {},
      ) =>
        call(siteFileApi.siteChanges.access, (c) =>
          backend.siteFile.siteChanges(c, { ...here, sn, ...request }),
        ),
      ask: (info: AccountInfo, wanted: Partial<RequestForm>) =>
        call(accountInfoApi.requestAccountChange.access, (c) =>
          backend.accountInfo.requestAccountChange(c, {
            ...here,
            sn: info.siteNum,
            wishes: requestedChangesOf(info, { ...info.inForce, ...wanted }, () => randomUUID()),
          }),
        ),
      templates: () =>
        call(siteTemplatesApi.siteTemplates.access, (c) =>
          backend.siteTemplates.siteTemplates(c, here),
        ),
      template: (id: string) =>
        call(siteTemplatesApi.siteTemplate.access, (c) =>
          backend.siteTemplates.siteTemplate(c, { ...here, id }),
        ),
      storeTemplate: (sn: number, name: string, id: string = randomUUID()) =>
        call(siteTemplatesApi.keepSiteTemplate.access, (c) =>
          backend.siteTemplates.keepSiteTemplate(c, { ...here, sn, id, name }),
        ),
      renameTemplate: (id: string, name: string, rev: number) =>
        call(siteTemplatesApi.renameSiteTemplate.access, (c) =>
          backend.siteTemplates.renameSiteTemplate(c, { ...here, id, name, rev }),
        ),
      removeTemplate: (id: string, rev: number) =>
        call(siteTemplatesApi.removeSiteTemplate.access, (c) =>
          backend.siteTemplates.removeSiteTemplate(c, { ...here, id, rev }),
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
    /** Lists the tables that store both the site number and the site's group. */
    tablesByGroup: async (): Promise<readonly string[]> => {
      const { rows } = await sql<{ name: string }>`
        select a.table_name as name from information_schema.columns a
          join information_schema.columns b using (table_schema, table_name)
         where a.column_name = 'site_num' and b.column_name = 'site_group_num'
           and table_schema = current_schema() order by 1`.execute(database.kysely);
      // Live events are excluded, because a live event keeps the group that the site had when the event was sent.
      return rows.map(({ name }) => name).filter((name) => !name.startsWith('live_'));
    },
    /** Returns the group numbers in a site's rows of one table. */
    groupsIn: async (table: string, sn: number): Promise<readonly number[]> => {
      const { rows } = await sql<{ group: number }>`
        select distinct site_group_num as group from ${sql.table(table)} where site_num = ${sn}`.execute(
        database.kysely,
      );
      return rows.map(({ group }) => group);
    },
    /** Returns the history rows of a site, oldest first. */
    lines: (sn: number) =>
      database.kysely
        .selectFrom('activity')
        .select(['kind', 'event', 'actor', 'comment'])
        .where('site_num', '=', sn)
        .orderBy('at')
        .execute(),
    /** Returns the audit entries of a site, oldest first. */
    record: (sn: number) =>
      database.kysely
        .selectFrom('audit')
        .select(['operation', 'result', 'detail', 'actor_id'])
        .where('target', '=', `site ${sn}`)
        .orderBy('seq')
        .execute(),
  };
};

export type EditedSiteWorld = Awaited<ReturnType<typeof editedSiteWorld>>;
