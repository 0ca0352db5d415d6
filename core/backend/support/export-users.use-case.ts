import type { Document } from '../../documents/document.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { EXPORT_AT_ONCE, type ExportFormat, type ListSort } from '../../lists/list-query.schema.ts';
import type { ExportColumn } from '../../lists/list-table.rule.ts';
import { USER_LIST, USER_TITLES } from '../../support/user-list.ts';
import { audienceOf, codeWord, groupsLine } from '../../support/user-words.rule.ts';
import { recordAudit } from '../audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { createExportList, type ExportPorts } from '../lists/export-list.operation.ts';
import type { Refusal } from '../refusal.ts';
import type { FoundUser } from '../support.repository.port.ts';

const all = Number.MAX_SAFE_INTEGER;

/** What a file says of a person; whether a sign-in would go through is worked out on the screen alone. */
const COLUMNS: readonly ExportColumn<FoundUser>[] = [
  { key: 'name', title: USER_TITLES.name, value: ({ name }) => name },
  { key: 'username', title: USER_TITLES.username, value: ({ username }) => username },
  {
    key: 'application',
    title: USER_TITLES.application,
    value: ({ application, beta }) => audienceOf({ applicationNum: application, beta }),
  },
  {
    key: 'groups',
    title: USER_TITLES.groups,
    value: ({ groups }) => groupsLine({ groups: [...groups] }, all),
  },
  {
    key: 'lastLogin',
    title: USER_TITLES.lastLogin,
    value: ({ lastLoginAt }) => (lastLoginAt === null ? null : new Date(lastLoginAt).toISOString()),
  },
  { key: 'code', title: USER_TITLES.code, value: codeWord },
  { key: 'email', title: USER_TITLES.email, value: ({ email }) => email },
  { key: 'phone', title: USER_TITLES.phone, value: ({ phone }) => phone },
];

/** Exactly the people a search finds; that somebody took them away is recorded with what was searched. */
export const exportUsers = (ports: ExportPorts) => {
  const exportList = createExportList(ports);
  return (
    caller: SessionCaller,
    input: {
      readonly text: string;
      readonly sort: ListSort | null;
      readonly columns: readonly string[] | null;
      readonly format: ExportFormat;
    },
  ): Promise<Result<Document, Refusal>> =>
    ports.unitOfWork.run(async (tx) => {
      const text = input.text.trim();
      const limit = EXPORT_AT_ONCE;
      const window = { text, sort: input.sort, offset: 0, limit, now: ports.clock.now() };
      const found = await tx.support.findUsers(window);
      const made = await exportList(
        {
          name: USER_LIST.name,
          title: 'Users',
          columns: COLUMNS,
          filter: text,
          total: found.total,
          rows: () => Promise.resolve(found.users),
        },
        input,
      );
      if (!made.ok) return made;
      if (made.value.to === 'job') return err({ kind: 'busy', retryAfterSeconds: 60 });
      await recordAudit(tx, ports, caller, {
        operation: 'support.usersExport',
        result: 'ok',
        detail: { text, format: input.format, rows: String(made.value.rows) },
      });
      return ok(made.value.file);
    });
};
