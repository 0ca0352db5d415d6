import { sql } from 'kysely';
import type {
  ReportLink,
  ReportLinkRepository,
} from '#core/backend/report-links/report-link.repository.port.ts';
import { fromRow, toRow } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';

/** SQL repository of links to mailed reports. */
export const sqlReportLinkRepository = (tx: SqlTransaction): ReportLinkRepository => ({
  put: async (links) => {
    if (links.length === 0) return [];
    const rows = await tx
      .insertInto('report_link')
      .values(links.map((link) => toRow(link)))
      .onConflict((known) =>
        known
          .columns(['report_id', 'address'])
          .doUpdateSet({ sent_at: sql<number>`excluded.sent_at` }),
      )
      .returningAll()
      .execute();
    return rows.map((row): ReportLink => fromRow(row));
  },
});
