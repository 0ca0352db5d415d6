import { sql, type RawBuilder } from 'kysely';
import * as z from 'zod/mini';
import {
  audienceSchema,
  type Campaign,
  type CampaignForm,
} from '#core/marketing/campaign.schema.ts';
import { coBrandSlotSchema } from '#core/marketing/co-brand.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import type { SqlTransaction } from './schema.ts';
import type { CampaignTable } from './tables-marketing.ts';

const audience = z.array(audienceSchema);
const coBrand = z.array(coBrandSlotSchema);

/** What an edit writes. */
export const campaignColumns = (form: CampaignForm) => ({
  title: form.title,
  kind: form.kind,
  audience: JSON.stringify(form.audience),
  valid_from: form.validFrom === '' ? null : form.validFrom,
  valid_to: form.validTo === '' ? null : form.validTo,
  url: form.url === '' ? null : form.url,
  co_brand: JSON.stringify(form.coBrand),
  state: form.state,
});

const uses = (kind: 'view' | 'download'): RawBuilder<number> =>
  sql`(select count(*) from campaign_use u where u.campaign_id = c.id and u.kind = ${kind})`;

/** Campaigns with who changed them last, the name of their file and how often they were used; the file's bytes stay where they are. */
export const campaignRows = (tx: SqlTransaction) =>
  tx
    .selectFrom('campaign as c')
    .leftJoin('portal_user as editor', 'editor.id', 'c.updated_by')
    .leftJoin('campaign_file as file', 'file.campaign_id', 'c.id')
    .selectAll('c')
    .select([
      'editor.name as editorName',
      'file.name as fileName',
      'file.size as fileSize',
      uses('view').as('views'),
      uses('download').as('downloads'),
    ]);

type Row = Omit<CampaignTable, 'rev' | 'created_at' | 'co_brand'> & {
  readonly rev: number;
  readonly co_brand: unknown;
  readonly editorName: string | null;
  readonly fileName: string | null;
  readonly fileSize: number | null;
  readonly views: number;
  readonly downloads: number;
};

/** A row as the core reads it. */
export const campaignOf = (row: Row): Campaign => ({
  id: row.id,
  rev: row.rev,
  title: row.title,
  kind: row.kind,
  audience: audience.parse(row.audience),
  validFrom: row.valid_from ?? '',
  validTo: row.valid_to ?? '',
  url: row.url ?? '',
  coBrand: coBrand.parse(row.co_brand),
  state: row.state,
  file:
    row.fileName === null || row.fileSize === null
      ? null
      : { name: row.fileName, size: row.fileSize },
  views: row.views,
  downloads: row.downloads,
  updatedAt: isoInstant(row.updated_at),
  updatedBy: row.editorName,
});
