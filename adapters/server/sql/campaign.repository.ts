import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { CampaignChange, CampaignRepository } from '#core/backend/campaign.repository.port.ts';
import {
  audienceSchema,
  type Campaign,
  type CampaignForm,
  type CampaignList,
} from '#core/marketing/campaign.schema.ts';
import { isoInstant } from './instant.ts';
import { holding } from './holding.ts';
import type { SqlTransaction } from './schema.ts';
import type { CampaignTable } from './tables-marketing.ts';

const audience = z.array(audienceSchema);

const columnsOf = (form: CampaignForm) => ({
  title: form.title,
  kind: form.kind,
  audience: JSON.stringify(form.audience),
  valid_from: form.validFrom === '' ? null : form.validFrom,
  valid_to: form.validTo === '' ? null : form.validTo,
  url: form.url === '' ? null : form.url,
  state: form.state,
});

type Row = Omit<CampaignTable, 'rev' | 'created_at'> & { rev: number; name: string | null };

const campaignOf = (row: Row): Campaign => ({
  id: row.id,
  rev: row.rev,
  title: row.title,
  kind: row.kind,
  audience: audience.parse(row.audience),
  validFrom: row.valid_from ?? '',
  validTo: row.valid_to ?? '',
  url: row.url ?? '',
  state: row.state,
  updatedAt: isoInstant(row.updated_at),
  updatedBy: row.name,
});

/** Campaigns in SQL. */
export class SqlCampaignRepository implements CampaignRepository {
  readonly #tx: SqlTransaction;

  constructor(tx: SqlTransaction) {
    this.#tx = tx;
  }

  async list(search: string, limit: number): Promise<CampaignList> {
    const rows = await this.#rows()
      .where(search === '' ? sql<boolean>`true` : sql<boolean>`c.title ilike ${holding(search)}`)
      .orderBy('c.updated_at', 'desc')
      .orderBy('c.id')
      .limit(limit)
      .execute();
    const { count } = await this.#tx
      .selectFrom('campaign')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return { campaigns: rows.map(campaignOf), total: count };
  }

  async find(id: string): Promise<Campaign | null> {
    const row = await this.#rows().where('c.id', '=', id).executeTakeFirst();
    return row === undefined ? null : campaignOf(row);
  }

  async add(id: string, form: CampaignForm, { by, at }: CampaignChange): Promise<void> {
    await this.#tx
      .insertInto('campaign')
      .values({ id, ...columnsOf(form), created_at: at, updated_at: at, updated_by: by })
      .execute();
  }

  async replace(
    id: string,
    form: CampaignForm,
    { by, at, rev }: CampaignChange & { rev: number },
  ): Promise<boolean> {
    const written = await this.#tx
      .updateTable('campaign')
      .set((eb) => ({
        ...columnsOf(form),
        rev: eb('rev', '+', 1),
        updated_at: at,
        updated_by: by,
      }))
      .where('id', '=', id)
      .where('rev', '=', rev)
      .returning('id')
      .executeTakeFirst();
    return written !== undefined;
  }

  #rows() {
    return this.#tx
      .selectFrom('campaign as c')
      .leftJoin('portal_user as u', 'u.id', 'c.updated_by')
      .selectAll('c')
      .select('u.name');
  }
}
