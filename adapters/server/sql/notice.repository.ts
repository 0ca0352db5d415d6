import type { NoticeRepository } from '#core/backend/notice.repository.port.ts';
import type { Branding } from '#core/branding/branding.schema.ts';
import type { StatusBanner } from '#core/notices/status-banner.schema.ts';
import type { SqlTransaction } from './schema.ts';

/** Banner and branding in SQL. */
export class SqlNoticeRepository implements NoticeRepository {
  readonly #tx: SqlTransaction;

  constructor(tx: SqlTransaction) {
    this.#tx = tx;
  }

  async statusBanner(): Promise<StatusBanner> {
    const row = await this.#tx
      .selectFrom('status_banner')
      .select(['active', 'title', 'body', 'importance'])
      .executeTakeFirst();
    return row ?? { active: false, title: '', body: '', importance: 'Warning' };
  }

  async branding(siteGroupNum: number): Promise<Branding | null> {
    const row = await this.#tx
      .selectFrom('site_group')
      .select([
        'display_name as displayName',
        'header_logo_url as headerLogoUrl',
        'dark_header_logo_url as darkHeaderLogoUrl',
        'support_phone as supportPhone',
        'website',
      ])
      .where('num', '=', siteGroupNum)
      .executeTakeFirst();
    return row ?? null;
  }
}
