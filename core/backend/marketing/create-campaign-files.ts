import type { Document } from '../../documents/document.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { ExportFormat, ListQuery } from '../../lists/list-query.schema.ts';
import { selectLocally } from '../../lists/local-list.rule.ts';
import { CAMPAIGN_COLUMNS, CAMPAIGN_LIST, CAMPAIGNS } from '../../marketing/campaign-columns.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { createExportList } from '../lists/export-list.ts';
import type { Refusal } from '../refusal.ts';
import { MOST_CAMPAIGNS } from './list-campaigns.use-case.ts';

/** Campaigns to take away; nothing in them is about a person, so no line of the record is written. */
export const createCampaignFiles = (ports: BackendPorts) => {
  const exportList = createExportList(ports);
  return {
    /** Exactly the campaigns a search finds, in the order of the screen. */
    exportCampaigns: async (
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
    },
  };
};
