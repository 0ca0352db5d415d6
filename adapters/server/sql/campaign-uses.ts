import { sql } from 'kysely';
import type { CampaignUse } from '#core/backend/campaign.repository.port.ts';
import type { GroupUsage } from '#core/marketing/campaign.schema.ts';
import { toRow } from './row-names.ts';
import type { SqlTransaction } from './schema.ts';

/** Who used a campaign on which day. */
export class CampaignUses {
  readonly #tx: SqlTransaction;

  constructor(tx: SqlTransaction) {
    this.#tx = tx;
  }

  /** The primary key passes over what was counted already, also when it comes twice at once. */
  async note({ day, at, ...rest }: CampaignUse): Promise<void> {
    await this.#tx
      .insertInto('campaign_use')
      .values({ ...toRow(rest), used_on: day, used_at: at })
      .onConflict((counted) => counted.doNothing())
      .execute();
  }

  /** The busiest group first, equal ones by name. */
  async byGroup(campaignId: string): Promise<readonly GroupUsage[]> {
    const { rows } = await sql<GroupUsage>`
      select g.num as "siteGroupNum", g.name,
             count(*) filter (where u.kind = 'view') as views,
             count(*) filter (where u.kind = 'download') as downloads
        from campaign_use u join site_group g on g.num = u.site_group_num
       where u.campaign_id = ${campaignId}
       group by g.num, g.name
       order by count(*) desc, g.name collate "C", g.num`.execute(this.#tx);
    return rows;
  }
}
