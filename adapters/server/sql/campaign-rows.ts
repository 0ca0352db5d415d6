import { sql, type RawBuilder } from 'kysely';
import * as z from 'zod/mini';
import { campaignForm, type Campaign, type CampaignForm } from '#core/marketing/campaign.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { formColumns } from './form-columns.ts';
import type { SqlTransaction } from './schema.ts';
import { CAMPAIGN_COLUMNS } from './tables-marketing.ts';

const uses = (kind: 'view' | 'download'): RawBuilder<number> =>
  sql`(select count(*) from campaign_use u where u.campaign_id = c.id and u.kind = ${kind})`;

/** Campaigns with who changed them last, the name of their file and how often they were used; the file's bytes stay where they are. */
export const campaignRows = (db: Pick<SqlTransaction, 'selectFrom'>) =>
  db
    .selectFrom('campaign as c')
    .leftJoin('portal_user as editor', 'editor.id', 'c.updated_by')
    .leftJoin('campaign_file as file', 'file.campaign_id', 'c.id')
    .select([
      'c.id',
      'c.rev',
      'c.updated_at as updatedAt',
      ...formColumns('c', CAMPAIGN_COLUMNS),
      'editor.name as editorName',
      'file.name as fileName',
      'file.size as fileSize',
      uses('view').as('views'),
      uses('download').as('downloads'),
    ]);

type Row = Record<keyof CampaignForm, unknown> &
  Pick<Campaign, 'id' | 'rev' | 'views' | 'downloads'> & {
    readonly updatedAt: number;
    readonly editorName: string | null;
    readonly fileName: string | null;
    readonly fileSize: number | null;
  };

const fields = z.object(campaignForm.stored);

/** What is null in the database is an empty text of the form. */
const fieldsOf = (row: Row): CampaignForm =>
  fields.parse(Object.fromEntries(campaignForm.names.map((name) => [name, row[name] ?? ''])));

/** A row as the core reads it. */
export const campaignOf = (row: Row): Campaign => ({
  ...fieldsOf(row),
  id: row.id,
  rev: row.rev,
  file:
    row.fileName === null || row.fileSize === null
      ? null
      : { name: row.fileName, size: row.fileSize },
  views: row.views,
  downloads: row.downloads,
  updatedAt: isoInstant(row.updatedAt),
  updatedBy: row.editorName,
});
