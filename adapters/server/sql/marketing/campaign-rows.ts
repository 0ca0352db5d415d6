import { sql, type RawBuilder } from 'kysely';
import * as z from 'zod/mini';
import type {
  CampaignLibrary,
  PublishedCampaign,
} from '#core/backend/marketing/campaign.repository.port.ts';
import { campaignForm, type Campaign, type CampaignForm } from '#core/marketing/campaign.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { formColumns } from '../form-columns.ts';
import { BRAND_COLUMNS } from '../notices/notice.repository.ts';
import { prepareRead, together } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';
import { CAMPAIGN_COLUMNS } from './tables-marketing.ts';
import { effectiveBranding } from '../branding/effective-branding.ts';

const uses = (kind: 'view' | 'download'): RawBuilder<number> =>
  sql`(select count(*) from campaign_use u where u.campaign_id = c.id and u.kind = ${kind})`;

/** Selects the texts of campaigns with their file names, but without the bytes of the files. */
const campaignTexts = (db: Pick<SqlTransaction, 'selectFrom'>) =>
  db
    .selectFrom('campaign as c')
    .leftJoin('campaign_file as file', 'file.campaign_id', 'c.id')
    .select([
      'c.id',
      ...formColumns('c', CAMPAIGN_COLUMNS),
      'file.name as fileName',
      'file.size as fileSize',
    ]);

/** Selects campaigns, each with the person who last changed it and the number of its uses. */
export const campaignRows = (db: Pick<SqlTransaction, 'selectFrom'>) =>
  campaignTexts(db)
    .leftJoin('portal_user as editor', 'editor.id', 'c.updated_by')
    .select([
      'c.rev',
      'c.updated_at as updatedAt',
      'editor.name as editorName',
      uses('view').as('views'),
      uses('download').as('downloads'),
    ]);

const selectLibrary = prepareRead((db, { siteGroupNum }: { siteGroupNum: number }) =>
  together({
    groups: db.selectFrom('site_group').select(['name', 'kind']).where('num', '=', siteGroupNum),
    brandings: db
      .selectFrom('site_group')
      .select(BRAND_COLUMNS)
      .where('num', '=', effectiveBranding(siteGroupNum)),
    published: campaignTexts(db)
      .where('c.state', '=', sql.lit('published'))
      .orderBy('c.updated_at', 'desc')
      .orderBy('c.id'),
  }),
);

/** Reads a group's branding and published campaigns in one statement. */
export const campaignLibrary = async (
  tx: SqlTransaction,
  siteGroupNum: number,
): Promise<CampaignLibrary | null> => {
  const [found] = await selectLibrary(tx, { siteGroupNum });
  const group = found?.groups[0];
  const branding = found?.brandings[0];
  if (found === undefined || group === undefined || branding === undefined) return null;
  return { ...group, branding, published: found.published.map(publishedOf) };
};

type TextRow = Record<keyof CampaignForm, unknown> & {
  readonly id: string;
  readonly fileName: string | null;
  readonly fileSize: number | null;
};

type Row = TextRow &
  Pick<Campaign, 'rev' | 'views' | 'downloads'> & {
    readonly updatedAt: number;
    readonly editorName: string | null;
  };

const fields = z.object(campaignForm.stored);

/** Converts a row into a published campaign. Null columns become empty strings. */
const publishedOf = (row: TextRow): PublishedCampaign => ({
  ...fields.parse(Object.fromEntries(campaignForm.names.map((name) => [name, row[name] ?? '']))),
  id: row.id,
  file:
    row.fileName === null || row.fileSize === null
      ? null
      : { name: row.fileName, size: row.fileSize },
});

/** Converts a row into a campaign of the core. */
export const campaignOf = (row: Row): Campaign => ({
  ...publishedOf(row),
  rev: row.rev,
  views: row.views,
  downloads: row.downloads,
  updatedAt: isoInstant(row.updatedAt),
  updatedBy: row.editorName,
});
