import { sql } from 'kysely';
import type {
  CampaignChange,
  CampaignRepository,
  CampaignUse,
  RevisedChange,
} from '#core/backend/campaign.repository.port.ts';
import type { Document } from '#core/documents/document.ts';
import type {
  GroupUsage,
  Campaign,
  CampaignForm,
  CampaignList,
  CampaignState,
} from '#core/marketing/campaign.schema.ts';
import { campaignOf, campaignRows } from './campaign-rows.ts';
import { CampaignUses } from './campaign-uses.ts';
import { containsPattern } from './contains-pattern.ts';
import { formCells, type FormCells } from './form-columns.ts';
import type { SqlTransaction } from './schema.ts';
import { CAMPAIGN_COLUMNS } from './tables-marketing.ts';

/** Campaigns in SQL. */
export class SqlCampaignRepository implements CampaignRepository {
  readonly #tx: SqlTransaction;
  readonly #uses: CampaignUses;

  constructor(tx: SqlTransaction) {
    this.#tx = tx;
    this.#uses = new CampaignUses(tx);
  }

  async list(search: string, limit: number): Promise<CampaignList> {
    const rows = await campaignRows(this.#tx)
      .where(
        search === '' ? sql<boolean>`true` : sql<boolean>`c.title ilike ${containsPattern(search)}`,
      )
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
    const row = await campaignRows(this.#tx).where('c.id', '=', id).executeTakeFirst();
    return row === undefined ? null : campaignOf(row);
  }

  async add(id: string, form: CampaignForm, { by, at }: CampaignChange): Promise<void> {
    await this.#tx
      .insertInto('campaign')
      .values({
        id,
        ...formCells(CAMPAIGN_COLUMNS, form),
        created_at: at,
        updated_at: at,
        updated_by: by,
      })
      .execute();
  }

  async published(): Promise<readonly Campaign[]> {
    const rows = await campaignRows(this.#tx)
      .where('c.state', '=', 'published')
      .orderBy('c.updated_at', 'desc')
      .orderBy('c.id')
      .execute();
    return rows.map(campaignOf);
  }

  replace(id: string, form: CampaignForm, change: RevisedChange): Promise<boolean> {
    return this.#advance(id, change, formCells(CAMPAIGN_COLUMNS, form));
  }

  async file(id: string): Promise<Document | null> {
    const row = await this.#tx
      .selectFrom('campaign_file')
      .select(['name', 'bytes'])
      .where('campaign_id', '=', id)
      .executeTakeFirst();
    return row ?? null;
  }

  async fileDigest(id: string): Promise<string | null> {
    const row = await this.#tx
      .selectFrom('campaign_file')
      .select('digest')
      .where('campaign_id', '=', id)
      .executeTakeFirst();
    return row?.digest ?? null;
  }

  async putFile(
    id: string,
    file: Document & { readonly digest: string; readonly state: CampaignState | null },
    change: RevisedChange,
  ): Promise<boolean> {
    const { name, bytes, digest, state } = file;
    if (!(await this.#advance(id, change, state === null ? {} : { state }))) return false;
    const row = { name, bytes, size: bytes.length, digest, stored_at: change.at };
    await this.#tx
      .insertInto('campaign_file')
      .values({ campaign_id: id, ...row })
      .onConflict((old) => old.column('campaign_id').doUpdateSet(row))
      .execute();
    return true;
  }

  async dropFile(id: string, change: RevisedChange): Promise<boolean> {
    if (!(await this.#advance(id, change, {}))) return false;
    await this.#tx.deleteFrom('campaign_file').where('campaign_id', '=', id).execute();
    return true;
  }

  async group(siteGroupNum: number): ReturnType<CampaignRepository['group']> {
    const row = await this.#tx
      .selectFrom('site_group')
      .select(['name', 'kind'])
      .where('num', '=', siteGroupNum)
      .executeTakeFirst();
    return row ?? null;
  }

  noteUse(use: CampaignUse): Promise<void> {
    return this.#uses.note(use);
  }

  usage(id: string): Promise<readonly GroupUsage[]> {
    return this.#uses.byGroup(id);
  }

  async #advance(
    id: string,
    { by, at, rev }: RevisedChange,
    columns: Partial<FormCells<CampaignForm, typeof CAMPAIGN_COLUMNS>>,
  ): Promise<boolean> {
    const written = await this.#tx
      .updateTable('campaign')
      .set({ ...columns, rev: rev + 1, updated_at: at, updated_by: by })
      .where('id', '=', id)
      .where('rev', '=', rev)
      .returning('id')
      .executeTakeFirst();
    return written !== undefined;
  }
}
