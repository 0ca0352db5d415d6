import { sql } from 'kysely';
import type { BrandingRepository } from '#core/backend/branding/branding.repository.port.ts';
import { BRAND_IMAGE_PATH } from '#core/branding/brand-image.schema.ts';
import { brandingForm } from '#core/branding/branding-values.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { formCells, formColumns } from '../form-columns.ts';
import { instantOrNull, selectOverview, urlOf, wholeBranding } from './branding-rows.ts';
import { jsonText } from '../json-text.ts';
import { draftedLetterhead, letterheadOf, letterheadRows } from './letterhead-rows.ts';
import { prepareRead, together } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';
import { BRANDING_COLUMNS } from './tables-branding.ts';

const lockedGroup = (tx: SqlTransaction, siteGroupNum: number) =>
  tx
    .selectFrom('site_group as g')
    .select(['g.name', 'g.time_zone', 'g.branding_version', ...formColumns('g', BRANDING_COLUMNS)])
    .where('g.num', '=', siteGroupNum)
    .forNoKeyUpdate()
    .executeTakeFirst();

const selectLetterheads = prepareRead(
  (_, { draftOf, siteGroupNum }: { draftOf: number | null; siteGroupNum: number }) =>
    together({ drafted: draftedLetterhead(draftOf), live: letterheadRows(siteGroupNum) }),
);

/** Returns a repository that stores dealers' branding in the database, within the transaction `tx`. */
export const sqlBrandingRepository = (tx: SqlTransaction): BrandingRepository => ({
  overview: async (siteGroupNum) => {
    const [found] = await selectOverview(tx, { siteGroupNum });
    const group = found?.groups[0];
    if (found === undefined || group === undefined) return null;
    const [above] = found.above;
    const { looks, restored_from: restoredFrom, published_by: publishedBy } = group;
    return {
      siteGroupNum,
      siteGroupName: group.name,
      timeZone: group.time_zone,
      rev: group.rev ?? 1,
      changedBy: group.changed_by,
      changedAt: instantOrNull(group.changed_at),
      live: {
        looks: brandingForm.pick(group),
        version: group.branding_version,
        publishedAt: instantOrNull(group.published_at),
        publishedBy,
      },
      draft: looks === null ? null : { looks: wholeBranding(looks), restoredFrom },
      images: [...found.images],
      above:
        above === undefined ? null : { siteGroupName: above.name, looks: brandingForm.pick(above) },
    };
  },

  lock: async (siteGroupNum) => {
    const group = await lockedGroup(tx, siteGroupNum);
    if (group === undefined) return null;
    const draft = await tx
      .selectFrom('branding_draft')
      .selectAll()
      .where('site_group_num', '=', siteGroupNum)
      .executeTakeFirst();
    const stored = draft?.looks ?? null;
    return {
      name: group.name,
      timeZone: group.time_zone,
      version: group.branding_version,
      live: brandingForm.pick(group),
      draft: stored === null ? null : wholeBranding(stored),
      restoredFrom: draft?.restored_from ?? null,
      rev: draft?.rev ?? 1,
      changedBy: draft?.changed_by ?? null,
      changedAt: draft?.changed_at ?? null,
    };
  },

  saveDraft: async (siteGroupNum, draft, { by, now }) => {
    const row = {
      looks: draft === null ? null : jsonText(draft.looks),
      restored_from: draft?.restoredFrom ?? null,
      changed_by: by,
      changed_at: now,
    };
    await tx
      .insertInto('branding_draft')
      .values({ ...row, site_group_num: siteGroupNum, rev: 2 })
      .onConflict((known) =>
        known
          .column('site_group_num')
          .doUpdateSet({ ...row, rev: sql<number>`branding_draft.rev + 1` }),
      )
      .execute();
  },

  publish: async (siteGroupNum, { looks, version, restoredFrom }, { by, now }) => {
    await tx
      .insertInto('branding_version')
      .values({
        site_group_num: siteGroupNum,
        version,
        restored_from: restoredFrom,
        looks: jsonText(looks),
        published_by: by,
        published_at: now,
      })
      .execute();
    await tx
      .updateTable('site_group')
      .set({ ...formCells(BRANDING_COLUMNS, looks), branding_version: version })
      .where('num', '=', siteGroupNum)
      .execute();
  },

  versions: async (siteGroupNum, most) => {
    const rows = await tx
      .selectFrom('branding_version')
      .selectAll()
      .where('site_group_num', '=', siteGroupNum)
      .orderBy('version', 'desc')
      .limit(most)
      .execute();
    return rows.map((row) => ({
      version: row.version,
      publishedAt: isoInstant(row.published_at),
      publishedBy: row.published_by,
      restoredFrom: row.restored_from,
      looks: wholeBranding(row.looks),
    }));
  },

  version: async (siteGroupNum, version) => {
    const row = await tx
      .selectFrom('branding_version')
      .select('looks')
      .where('site_group_num', '=', siteGroupNum)
      .where('version', '=', version)
      .executeTakeFirst();
    return row === undefined ? null : wholeBranding(row.looks);
  },

  addImage: async (image, { by, now }, unusedBefore) => {
    const { siteGroupNum, mark, kind, name, bytes, size, width, height } = image;
    const row = { mark, kind, name, bytes, size, width, height, stored_by: by, stored_at: now };
    await sql`
      delete from branding_image i
       where i.site_group_num = ${siteGroupNum}::int and i.stored_at < ${unusedBefore}::bigint
         and not exists (select from branding_draft d where d.site_group_num = i.site_group_num
                          and d.looks::text like '%' || i.mark || '%')
         and not exists (select from branding_version v where v.site_group_num = i.site_group_num
                          and v.looks::text like '%' || i.mark || '%')`.execute(tx);
    await tx
      .insertInto('branding_image')
      .values({ ...row, site_group_num: siteGroupNum })
      .onConflict((known) => known.column('mark').doUpdateSet({ name, stored_at: now }))
      .execute();
  },

  ownImages: async (siteGroupNum, urls) => {
    const marks = urls.flatMap((url) => BRAND_IMAGE_PATH.exec(url)?.[1] ?? []);
    if (marks.length === 0) return [];
    const rows = await tx
      .selectFrom('branding_image as i')
      .select(urlOf('i').as('url'))
      .where('i.site_group_num', '=', siteGroupNum)
      .where('i.mark', 'in', marks)
      .execute();
    return rows.map(({ url }) => url);
  },

  letterhead: async (siteGroupNum, of) => {
    const [found] = await selectLetterheads(tx, {
      draftOf: of === 'draft' ? siteGroupNum : null,
      siteGroupNum,
    });
    return found === undefined ? null : letterheadOf([...found.drafted, ...found.live]);
  },

  image: async (digest) => {
    const row = await tx
      .selectFrom('branding_image')
      .select(['kind', 'bytes'])
      .where('mark', '=', digest)
      .executeTakeFirst();
    return row ?? null;
  },
});
