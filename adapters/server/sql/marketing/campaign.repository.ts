import { sql } from 'kysely';
import type {
  CampaignRepository,
  RevisedChange,
} from '#core/backend/marketing/campaign.repository.port.ts';
import type { GroupUsage, CampaignForm } from '#core/marketing/campaign.schema.ts';
import { campaignLibrary, campaignOf, campaignRows } from './campaign-rows.ts';
import { containsPattern } from '../contains-pattern.ts';
import { formCells, type FormCells } from '../form-columns.ts';
import { insertRows } from '../insert-rows.ts';
import { prepareRead, together } from '../prepare-read.ts';
import { happened, toRow } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';
import { CAMPAIGN_COLUMNS } from './tables-marketing.ts';

const latestFirst = (db: Pick<SqlTransaction, 'selectFrom'>) =>
  campaignRows(db).orderBy('c.updated_at', 'desc').orderBy('c.id');

/** Selects the campaigns whose title matches a search, and the total number of campaigns regardless of the search. */
const selectTitled = prepareRead((db, { pattern, limit }: { pattern: string; limit: number }) =>
  together({
    campaigns: latestFirst(db)
      .where(sql<boolean>`c.title ilike ${pattern}`)
      .limit(limit),
    totals: db.selectFrom('campaign').select(({ fn }) => fn.countAll<number>().as('count')),
  }),
);

/** Selects the groups that used a campaign, by number of uses in descending order, then by name. */
const selectUsage = prepareRead((db, { id }: { id: string }) =>
  together({
    campaigns: db.selectFrom('campaign').select('id').where('id', '=', id),
    groups: sql<GroupUsage>`(
      select g.num as "siteGroupNum", g.name,
             count(*) filter (where u.kind = 'view') as views,
             count(*) filter (where u.kind = 'download') as downloads
        from campaign_use u join site_group g on g.num = u.site_group_num
       where u.campaign_id = ${id}
       group by g.num, g.name
       order by count(*) desc, g.name collate "C", g.num)`,
  }),
);

/** SQL repository of campaigns. */
export const sqlCampaignRepository = (tx: SqlTransaction): CampaignRepository => {
  const advance = (
    id: string,
    { by, at, rev }: RevisedChange,
    columns: Partial<FormCells<CampaignForm, typeof CAMPAIGN_COLUMNS>>,
  ): Promise<boolean> =>
    happened(
      tx
        .updateTable('campaign')
        .set({ ...columns, rev: rev + 1, updated_at: at, updated_by: by })
        .where('id', '=', id)
        .where('rev', '=', rev)
        .returning('id'),
    );

  return {
    list: async (search, limit) => {
      const [found] = await selectTitled(tx, { pattern: containsPattern(search), limit });
      const { campaigns = [], totals = [] } = found ?? {};
      return { campaigns: campaigns.map(campaignOf), total: totals[0]?.count ?? 0 };
    },

    find: async (id) => {
      const row = await campaignRows(tx).where('c.id', '=', id).executeTakeFirst();
      return row === undefined ? null : campaignOf(row);
    },

    add: (id, form, { by, at }) =>
      insertRows(tx, 'campaign', {
        id,
        ...formCells(CAMPAIGN_COLUMNS, form),
        created_at: at,
        updated_at: at,
        updated_by: by,
      }),

    library: (siteGroupNum) => campaignLibrary(tx, siteGroupNum),

    replace: (id, form, change) => advance(id, change, formCells(CAMPAIGN_COLUMNS, form)),

    file: async (id) => {
      const row = await tx
        .selectFrom('campaign_file')
        .select(['name', 'bytes'])
        .where('campaign_id', '=', id)
        .executeTakeFirst();
      return row ?? null;
    },

    fileDigest: async (id) => {
      const row = await tx
        .selectFrom('campaign_file')
        .select('digest')
        .where('campaign_id', '=', id)
        .executeTakeFirst();
      return row?.digest ?? null;
    },

    putFile: async (id, { name, bytes, digest, state }, change) => {
      if (!(await advance(id, change, state === null ? {} : { state }))) return false;
      const row = { name, bytes, size: bytes.length, digest, stored_at: change.at };
      await tx
        .insertInto('campaign_file')
        .values({ campaign_id: id, ...row })
        .onConflict((old) => old.column('campaign_id').doUpdateSet(row))
        .execute();
      return true;
    },

    dropFile: async (id, change) => {
      if (!(await advance(id, change, {}))) return false;
      await tx.deleteFrom('campaign_file').where('campaign_id', '=', id).execute();
      return true;
    },

    /** The primary key makes a repeated or concurrent use a no-op. */
    noteUse: async ({ day, at, ...use }) => {
      await tx
        .insertInto('campaign_use')
        .values({ ...toRow(use), used_on: day, used_at: at })
        .onConflict((counted) => counted.doNothing())
        .execute();
    },

    usage: async (id) => {
      const [found] = await selectUsage(tx, { id });
      return found === undefined || found.campaigns.length === 0 ? null : found.groups;
    },
  };
};
