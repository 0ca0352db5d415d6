import type { Document } from '../../documents/document.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { ExportFormat, ListQuery } from '../../lists/list-query.schema.ts';
import { selectLocally } from '../../lists/local-list.rule.ts';
import { CAMPAIGN_COLUMNS, CAMPAIGN_LIST, CAMPAIGNS } from '../../marketing/campaign-columns.ts';
import type { SessionCaller } from '../caller.ts';
import { createExportList, type ExportPorts } from '../lists/export-list.operation.ts';
import type { Refusal } from '../refusal.ts';

/** The most campaigns one list holds. */
export const MOST_CAMPAIGNS = 200;

/** Exactly the campaigns a search finds, in the order of the screen. */
export const exportCampaigns = (ports: ExportPorts) => {
  const exportList = createExportList(ports);
  return async (
    _caller: SessionCaller,
    input: {
      readonly query: ListQuery;
      readonly columns: readonly string[] | null;
      readonly format: ExportFormat;
    },
  ): Promise<Result<Document, Refusal>> => {
    const { query } = input;
    const search = query.search.trim();
    const { campaigns } = await ports.unitOfWork.run((tx) =>
      tx.campaigns.list(search, MOST_CAMPAIGNS),
    );
    const found = selectLocally(campaigns, { ...query, search: '' }, CAMPAIGNS);
    const made = await exportList(
      {
        name: CAMPAIGN_LIST.name,
        title: 'Campaigns',
        columns: CAMPAIGN_COLUMNS,
        filter: search,
        total: found.length,
        rows: () => Promise.resolve(found),
      },
      input,
    );
    if (!made.ok) return made;
    return made.value.to === 'job'
      ? err({ kind: 'busy', retryAfterSeconds: 60 })
      : ok(made.value.file);
  };
};
