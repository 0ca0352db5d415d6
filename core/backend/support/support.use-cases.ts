import { ok } from '../../kernel/result.ts';
import type {
  IntakePage,
  IntakeReport,
  IntakeStatus,
  StaffMember,
  SupportedUsers,
} from '../../support/supported-users.schema.ts';
import {
  REPORT_COLUMNS,
  REPORT_LIST,
  reportName,
  rightsNames,
  STAFF,
  STAFF_COLUMNS,
  STAFF_LIST,
  USER_LIST,
} from '../../support/support-list.ts';
import { recordAudit } from '../record-audit.operation.ts';
import { changedTexts } from '../audit/changed-texts.rule.ts';
import type { ListQuery, ListSort } from '../../lists/list-query.schema.ts';
import { selectLocally } from '../../lists/local-list.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { exportList, queryFacts, type ExportPorts } from '../lists/export-list.operation.ts';
import { readReference } from '../intake/read-reference.rule.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { NOT_FOUND, type Reply, staleRev } from '../refusal.ts';
import { createAskSteps } from './ask-steps.use-cases.ts';
import { createCorrections } from './corrections.use-cases.ts';
import { describeUsers } from './describe-users.operation.ts';
import { supportAction } from './support-action.use-case.ts';
import { checkRights } from './check-rights.rule.ts';
import { RIGHTS_REFUSALS } from './rights-refusals.ts';
import { USER_COLUMNS } from './user-columns.ts';

/** Returns the granted and the removed rights, by their labels on the form. */
const rightsChange = (before: readonly string[], after: readonly string[]) => {
  const given = after.filter((right) => !before.includes(right));
  const taken = before.filter((right) => !after.includes(right));
  return {
    ...(given.length > 0 && { given: rightsNames(given) }),
    ...(taken.length > 0 && { taken: rightsNames(taken) }),
  };
};

/** Creates the use cases by which staff help people, handle reports and grant rights (domain guide 6.17). */
export const createSupport = (ports: ExportPorts & Pick<BackendPorts, 'publicUrls'>) => ({
  /** Exports the people that match a search. */
  supportUsersExport: exportList(ports, {
    name: USER_LIST.name,
    title: 'Users',
    columns: USER_COLUMNS,
    operation: 'support.usersExport',
    auditFacts: queryFacts,
    rows: async (tx, { search, sort }: Pick<ListQuery, 'search' | 'sort' | 'filters'>, window) =>
      (await tx.support.findUsers({ text: search.trim(), sort, offset: 0, ...window })).users,
  }),

  /** Exports the reports that match a filter. */
  supportReportsExport: exportList(ports, {
    name: REPORT_LIST.name,
    title: 'Reports',
    columns: REPORT_COLUMNS,
    operation: 'support.reportsExport',
    auditFacts: queryFacts,
    rows: async (tx, query: ListQuery, { limit }) =>
      (await tx.support.reports({ query, offset: 0, limit })).reports,
  }),

  /** Exports the staff members that match a search, with their rights. */
  supportStaffExport: exportList(ports, {
    name: STAFF_LIST.name,
    title: 'Staff',
    columns: STAFF_COLUMNS,
    operation: 'support.staffExport',
    auditFacts: queryFacts,
    rows: async (tx, query: ListQuery) => selectLocally(await tx.support.staff(), query, STAFF),
  }),

  /** Finds people in the whole installation. The route admits only staff (domain guide 6.17). */
  supportUsers: async (
    _caller: SessionCaller,
    input: {
      readonly text: string;
      readonly sort: ListSort | null;
      readonly page: number;
      readonly size: number;
    },
  ): Reply<SupportedUsers> => {
    const { size } = input;
    return ports.unitOfWork.read(async (tx) => {
      const found = await tx.support.findUsers({
        text: input.text.trim(),
        sort: input.sort,
        offset: (input.page - 1) * size,
        limit: size,
        now: ports.clock.now(),
      });
      return ok({ users: await describeUsers(tx, ports, found.users), total: found.total });
    });
  },

  supportAction: supportAction(ports),
  ...createAskSteps(ports),
  ...createCorrections(ports),

  /** Returns bug reports and feedback, newest first (domain guide 6.17). */
  supportReports: (_caller: SessionCaller, query: ListQuery): Reply<IntakePage> =>
    ports.unitOfWork.read(async (tx) => {
      const offset = (query.page - 1) * query.size;
      const { reports, total } = await tx.support.reports({ query, offset, limit: query.size });
      return ok({ reports: [...reports], total });
    }),

  /** Returns all staff of the provider with their rights, ordered by name. */
  supportStaff: (_caller: SessionCaller): Reply<{ staff: StaffMember[] }> =>
    ports.unitOfWork.read(async (tx) => ok({ staff: [...(await tx.support.staff())] })),

  /** Changes the status of a report. Refuses if another staff member changed the report first. */
  supportReportStatus: async (
    caller: SessionCaller,
    input: { readonly reference: string; readonly status: IntakeStatus; readonly rev: number },
  ): Reply<IntakeReport> => {
    const key = readReference(input.reference);
    if (key === null) return NOT_FOUND;
    return ports.unitOfWork.run(async (tx) => {
      const before = await tx.support.findReport(key);
      if (before === null) return NOT_FOUND;
      const changed = await tx.support.setReportStatus(key, input.status, input.rev);
      const facts = {
        operation: 'support.report',
        target: `${before.reference} ${reportName(before)}`,
        detail: changedTexts(['status'], before, input),
      };
      const after = changed ? await tx.support.findReport(key) : null;
      if (after !== null) await storeCall(tx, ports, caller, { reply: after });
      await recordAudit(tx, ports, caller, { ...facts, result: changed ? 'ok' : 'refused' });
      return after === null ? staleRev(null) : ok(after);
    });
  },

  /** Replaces the rights of a staff member. The change takes effect at the next request (SECURITY.md §2.1). */
  supportRights: async (
    caller: SessionCaller,
    input: { readonly accountId: string; readonly rights: readonly string[]; readonly rev: number },
  ): Reply<StaffMember> => {
    const { accountId, rev } = input;
    const rights = [...new Set(input.rights)].toSorted();
    return ports.unitOfWork.run(async (tx) => {
      await tx.support.lockStaff();
      const staff = await tx.support.staff();
      const before = staff.find((member) => member.accountId === accountId);
      if (before === undefined) return NOT_FOUND;
      const verdict = checkRights(staff, accountId, rights);
      const changed = verdict === 'fine' && (await tx.support.setRights(accountId, rights, rev));
      const after = { ...before, rights, rev: rev + 1 };
      if (changed) await storeCall(tx, ports, caller, { reply: after });
      await recordAudit(tx, ports, caller, {
        operation: 'staff.rights',
        subjectId: accountId,
        result: changed ? 'ok' : 'refused',
        detail: rightsChange(before.rights, rights),
      });
      if (verdict !== 'fine') return RIGHTS_REFUSALS[verdict];
      return changed ? ok(after) : staleRev(null);
    });
  },
});
