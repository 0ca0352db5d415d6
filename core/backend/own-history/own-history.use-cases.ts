import type { Document } from '../../documents/document.ts';
import { historyFilter } from '../../history/history-filter.rule.ts';
import { isoInstant } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import { EXPORT_AT_ONCE, type ListQuery, WINDOW_ROWS } from '../../lists/list-query.schema.ts';
import type { OwnHistory } from '../../own-history/own-history.schema.ts';
import { kindsOfPart, ownColumns, ownRow } from '../../own-history/own-row.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { namesFor } from '../alarms/names-for.rule.ts';
import { rowPlace } from '../history/row-place.rule.ts';
import { siteTime } from '../history/site-time.rule.ts';
import {
  exportList,
  type ExportPorts,
  type ExportRequest,
  queryFacts,
} from '../lists/export-list.operation.ts';
import type { Reply } from '../refusal.ts';
import { readOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';

export interface AskedOwnHistory extends SiteInput {
  readonly query: Pick<ListQuery, 'search' | 'filters'>;
}

/** Use cases for the history that customers read: the events of their own site, in plain words (domain guide 6.7, 6.12). */
export const createOwnHistory = (ports: ExportPorts & Pick<BackendPorts, 'wallClock'>) => {
  const siteOf = async (caller: SessionCaller, { query, ...input }: AskedOwnHistory) => {
    const read = await readOfSite(ports, caller, input, (tx, where) => tx.history.site(where));
    if (!read.ok) return read;
    const { timeZone } = read.value;
    const now = ports.clock.now();
    const { filter, period } = historyFilter(query, { now, clock: ports.wallClock, timeZone });
    const part = query.filters['part'] ?? '';
    const own = { kinds: kindsOfPart(part), withTests: part === '' || part === 'tests' };
    return ok({
      site: read.value,
      now,
      period,
      filter: { ...filter, ...own, hidesWithheld: true },
    });
  };

  return {
    ownHistory: async (
      caller: SessionCaller,
      { before, ...asked }: AskedOwnHistory & { readonly before: string | null },
    ): Reply<OwnHistory> => {
      const looked = await siteOf(caller, asked);
      if (!looked.ok) return looked;
      const { site, filter, period, now } = looked.value;
      const window = { before: rowPlace(before), limit: WINDOW_ROWS + 1, most: EXPORT_AT_ONCE + 1 };
      const found = await ports.unitOfWork.read((tx) =>
        tx.history.window(site.siteNum, filter, window),
      );
      const rows = namesFor(caller, found.rows.slice(0, WINDOW_ROWS)).map((row) =>
        ownRow(row, site.choices.areas),
      );
      return ok({
        asOf: isoInstant(now),
        timeZone: site.timeZone,
        period,
        rows,
        total: Math.min(found.count, EXPORT_AT_ONCE),
        more: found.count > EXPORT_AT_ONCE,
        next: found.rows.length > WINDOW_ROWS ? (rows.at(-1)?.place ?? null) : null,
      });
    },

    /** Exports the matching rows, with times in the site's time zone. The export is audited. */
    exportOwnHistory: async (
      caller: SessionCaller,
      { columns, format, query, ...input }: SiteInput & ExportRequest<ListQuery>,
    ): Reply<Document> => {
      const looked = await siteOf(caller, { ...input, query });
      if (!looked.ok) return looked;
      const { site, filter, period } = looked.value;
      return exportList(ports, {
        name: `history-${site.siteNum}`,
        siteGroupNum: input.siteGroupNum,
        title: `History of ${site.siteName}`,
        columns: ownColumns(siteTime(ports.wallClock, site.timeZone)),
        operation: 'history.exportOwn',
        auditFacts: (asked: ListQuery) => ({
          site: String(site.siteNum),
          ...queryFacts(asked),
          from: period.from,
          to: period.to,
        }),
        rows: async (tx, _query, { limit }) => {
          const found = await tx.history.rows(site.siteNum, filter, { before: null, limit });
          return namesFor(caller, found).map((row) => ownRow(row, site.choices.areas));
        },
      })(caller, { columns, format, query });
    },
  };
};
