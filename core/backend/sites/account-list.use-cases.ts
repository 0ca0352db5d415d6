import type { Document } from '../../documents/document.ts';
import type { Job } from '../../jobs/job.schema.ts';
import { isoInstant } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import { WINDOW_ROWS, type ListQuery } from '../../lists/list-query.schema.ts';
import { accountColumns } from '../../sites/account-columns.ts';
import { readCursor, writeCursor } from '../../sites/account-cursor.rule.ts';
import type { AccountsPage, MissingData } from '../../sites/accounts-page.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { JOB_LIMITS } from '../jobs/job-limits.ts';
import { startJob } from '../jobs/start-job.operation.ts';
import {
  exportList,
  type ExportPorts,
  type ExportRequest,
  queryFacts,
  setParts,
} from '../lists/export-list.operation.ts';
import type { Reply } from '../refusal.ts';
import { ACCOUNT_EXPORT } from './account-export.job.ts';
import { accountTime } from './account-time.rule.ts';
import { meantAccounts } from './meant-accounts.operation.ts';
import type { ListInput } from './list-sites.operation.ts';

type Ports = ExportPorts & Pick<BackendPorts, 'wallClock'>;

/** Creates the use cases for the dealer's account list (spec §2.2, domain guide 5.5, 6.11, 6.19). */
export const createAccountList = (ports: Ports) => ({
  /** Returns one page of the account list: the first page, or the page after a cursor. */
  listAccounts: async (
    caller: SessionCaller,
    {
      after,
      query,
      ...input
    }: ListInput & { readonly query: ListQuery; readonly after: string | null },
  ): Reply<AccountsPage> => {
    const meant = meantAccounts(ports, caller, { ...input, query });
    if (!meant.ok) return meant;
    const { page, size } = query;
    const limit = Math.min(size, WINDOW_ROWS);
    const cursor = after === null ? null : readCursor(after);
    const offset = cursor === null ? (page - 1) * limit : 0;
    const window = { ...meant.value, after: cursor, offset, limit: limit + 1 };
    const [found, facts] = await ports.unitOfWork.read((tx) =>
      Promise.all([tx.accountList.window(window), tx.accountList.facts(meant.value)]),
    );
    const shown = found.rows.slice(0, limit);
    const last = found.rows.length > limit ? shown.at(-1) : undefined;
    return ok({
      ...facts,
      total: found.total ?? facts.counts.all,
      asOf: isoInstant(meant.value.now),
      rows: shown.map(({ row }) => row),
      next: last === undefined ? null : writeCursor(last.cursor),
    });
  },

  /** Returns the number of accounts that match a query, for the tab of a saved filter set. */
  countAccounts: async (
    caller: SessionCaller,
    input: ListInput & { readonly query: ListQuery },
  ): Reply<{ readonly total: number }> => {
    const meant = meantAccounts(ports, caller, input);
    if (!meant.ok) return meant;
    return ok({ total: await ports.unitOfWork.read((tx) => tx.accountList.count(meant.value)) });
  },

  missingData: async (
    caller: SessionCaller,
    { query, ...input }: ListInput & { readonly query: ListQuery },
  ): Reply<MissingData> => {
    const others = Object.entries(query.filters).filter(([name]) => name !== 'missing');
    const filters = Object.fromEntries(others);
    const meant = meantAccounts(ports, caller, { ...input, query: { ...query, filters } });
    if (!meant.ok) return meant;
    return ok(await ports.unitOfWork.read((tx) => tx.accountList.missing(meant.value)));
  },

  /** Exports the matches of a query in the query's order, at most 5,000 rows. */
  exportAccounts: async (
    caller: SessionCaller,
    {
      columns,
      format,
      only = null,
      ...input
    }: ListInput & ExportRequest<ListQuery> & { readonly only?: readonly number[] | null },
  ): Reply<Document> => {
    const meant = meantAccounts(ports, caller, input);
    if (!meant.ok) return meant;
    const now = isoInstant(meant.value.now);
    return exportList(ports, {
      name: 'accounts',
      siteGroupNum: meant.value.siteGroupNum,
      title: `Accounts of ${meant.value.siteGroupNum}`,
      columns: accountColumns(accountTime(ports.wallClock), now),
      operation: 'account.export',
      auditFacts: (query: ListQuery) => ({
        group: String(meant.value.siteGroupNum),
        ...queryFacts(query),
        ...(only !== null && { selected: String(only.length) }),
      }),
      rows: async (tx, _query, { limit }) => {
        const asked = {
          ...meant.value,
          ...(only !== null && { only }),
          after: null,
          offset: 0,
          limit,
        };
        return (await tx.accountList.window(asked)).rows.map(({ row }) => row);
      },
      byJob: true,
    })(caller, { columns, format, query: input.query });
  },

  /** Starts a background export of all matches of a query. */
  startAccountExport: async (
    caller: SessionCaller,
    {
      columns,
      idempotencyKey: key,
      ...input
    }: ListInput & {
      readonly query: ListQuery;
      readonly columns: readonly string[] | null;
      readonly idempotencyKey: string | null;
    },
  ): Reply<Job> => {
    const meant = meantAccounts(ports, caller, input);
    if (!meant.ok) return meant;
    const { accountId, query, seen, siteGroupNum } = meant.value;
    const submission = { key, route: 'startAccountExport', body: { siteGroupNum, query, columns } };
    return ports.unitOfWork.run((tx) =>
      startJob(tx, ports, caller, submission, async () => ({
        kind: ACCOUNT_EXPORT,
        parameters: { query, columns, siteGroupNum, accountId, seen, at: meant.value.now },
        total: Math.min(await tx.accountList.count(meant.value), JOB_LIMITS.rows + 1),
        fileName: `accounts-${isoInstant(meant.value.now).slice(0, 10)}.csv`,
        auditFacts: setParts({ group: String(siteGroupNum), ...queryFacts(query) }),
      })),
    );
  },
});
