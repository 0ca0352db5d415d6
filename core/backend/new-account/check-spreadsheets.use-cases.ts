import { ok } from '../../kernel/result.ts';
import type { CheckedRow, SpreadsheetRow } from '../../new-account/spreadsheet.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import type { ListInput } from '../sites/list-sites.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { ownerOf } from './change-draft.operation.ts';
import { type ValidatedRow, checkSpreadsheetRows } from './check-spreadsheet-rows.operation.ts';
import { spreadsheetTemplate } from './spreadsheet-template.operation.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'ids' | 'wallClock'>;

/** A pasted spreadsheet, with the choices for all rows. */
export interface SpreadsheetInput extends ListInput {
  readonly branch: number | null;
  readonly templateId: string | null;
  readonly rows: readonly SpreadsheetRow[];
}

const nameIn = ({ cells }: SpreadsheetRow): string => (cells.name ?? '').trim();

const checkedOf = (
  row: SpreadsheetRow,
  { advice, problems, xmit }: ValidatedRow,
  there: string | undefined,
): CheckedRow => ({
  line: row.line,
  name: nameIn(row),
  xmit,
  problems: [...problems],
  advice: [...(there === undefined ? [] : [`${there} is already at this address`]), ...advice],
});

/** Returns existing accounts at the addresses in the spreadsheet, keyed by line number (domain guide 6.18). */
const neighbours = async (
  tx: Transaction,
  checked: readonly ValidatedRow[],
  siteGroupNum: number,
): Promise<ReadonlyMap<number, string>> => {
  const addresses = checked.map(({ draft: { premises } }, place) => ({
    place,
    street: premises.street,
    postalCode: premises.postalCode,
  }));
  const found = await tx.newSites.similarTo(addresses, siteGroupNum);
  return new Map(found.map(({ place, siteName }) => [place, siteName]));
};

/** Use case that validates a pasted spreadsheet row by row (domain guide 6.18 "dry run"). */
export const checkSpreadsheets = (ports: Ports) => ({
  /** Dry run: returns what would happen to each row. Writes only to the audit log. */
  checkAccountSheet: (
    caller: SessionCaller,
    { branch, rows, templateId, ...input }: SpreadsheetInput,
  ): Reply<{ rows: CheckedRow[] }> => {
    const owner = ownerOf(ports, caller, input);
    if (owner === null) return Promise.resolve(NOT_FOUND);
    const { siteGroupNum } = owner;
    return ports.unitOfWork.run(async (tx) => {
      const template = await spreadsheetTemplate(tx, templateId, siteGroupNum);
      if (!template.ok) return template;
      const asker = { branch, siteGroupNum, template: template.value, wanted: [] };
      const whole = { ...asker, sheetId: ports.ids.next(), hasAgreement: true };
      const checked = await checkSpreadsheetRows(tx, ports, whole, rows);
      const there = await neighbours(tx, checked, siteGroupNum);
      const refused = checked.filter(({ problems }) => problems.length > 0).length;
      await recordAudit(tx, ports, caller, {
        operation: 'account.checkSheet',
        result: 'ok',
        target: `group ${siteGroupNum}`,
        detail: { rows: String(rows.length), refused: String(refused) },
      });
      return ok({
        rows: rows.flatMap((row, at) => {
          const one = checked[at];
          return one === undefined ? [] : [checkedOf(row, one, there.get(at))];
        }),
      });
    });
  },
});
