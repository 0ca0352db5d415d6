import { isoInstant } from '../../kernel/instant.ts';
import type { ListQuery } from '../../lists/list-query.schema.ts';
import { type QualityRights, qualityRights } from '../../sites/quality-kinds.ts';
import { accountColumns } from '../../sites/account-columns.ts';
import { readCursor, writeCursor } from '../../sites/account-cursor.rule.ts';
import { ACCOUNT_EXPORT_JOB } from '../../sites/account-list.ts';
import { listExport, type WantedColumns } from '../jobs/list-export.operation.ts';
import type { ListedAccount } from './account-list.repository.port.ts';
import { accountTime } from './account-time.rule.ts';

interface AccountExportParameters extends WantedColumns {
  readonly query: Pick<ListQuery, 'search' | 'filters' | 'sort'>;
  readonly siteGroupNum: number;
  readonly accountId: string;
  /** Absent in jobs stored by older versions, which then count only what everybody may see. */
  readonly seen?: QualityRights;
  /** Time at which the filters are evaluated, in milliseconds UTC. */
  readonly at: number;
}

/** Job that exports the accounts of a filter to a CSV file, up to the row limit of a job (domain guide 5.5 "Export"). */
export const ACCOUNT_EXPORT = listExport<ListedAccount, AccountExportParameters, string>({
  name: ACCOUNT_EXPORT_JOB,
  access: { kind: 'full', applications: [2], permissions: [] },
  columns: ({ at }, { wallClock }) =>
    accountColumns(accountTime(wallClock), isoInstant(at)).map(({ value, ...column }) => ({
      ...column,
      value: ({ row }: ListedAccount) => value(row),
    })),
  rows: async (tx, { at: now, seen = qualityRights([]), ...meant }, { after, limit }) => {
    const asked = { ...meant, now, seen, after: after === null ? null : readCursor(after) };
    return (await tx.accountList.window({ ...asked, offset: 0, limit })).rows;
  },
  cursor: ({ cursor }) => writeCursor(cursor),
});
