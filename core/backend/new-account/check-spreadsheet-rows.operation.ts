import { isWithoutZeros } from '../../sites/read-zip.rule.ts';
import { foldText } from '../../kernel/fold-text.rule.ts';
import type { AccountDraft } from '../../new-account/account-draft.schema.ts';
import type { SpreadsheetRow } from '../../new-account/spreadsheet.schema.ts';
import {
  validateAccountDraft,
  type CheckedAccount,
} from '../../new-account/validate-account-draft.rule.ts';
import { NO_NUMBER, type NumberVerdict } from '../../new-account/number-text.rule.ts';
import { cleanNumber, freeNumbers } from '../../sites/check-number.rule.ts';
import { SPREADSHEET_FIELDS } from '../../new-account/spreadsheet-fields.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { checkNumbers } from './check-numbers.operation.ts';
import {
  draftOfRow,
  rowLostZeros,
  type RowDraft,
  type SpreadsheetContext,
} from './draft-of-row.rule.ts';
import { todayAt } from './today-at.rule.ts';

export interface ValidatedRow extends RowDraft {
  readonly line: number;
  /** The row's transmitter number, typed or to be assigned. */
  readonly xmit: string;
  readonly advice: readonly string[];
  /** The validated account; null if a problem blocks the row. */
  readonly account: CheckedAccount | null;
}

/** The caller and the choices for the whole spreadsheet. */
export interface SpreadsheetAsker extends Omit<
  SpreadsheetContext,
  'branches' | 'newId' | 'lostZeros'
> {
  readonly sheetId: string;
  readonly siteGroupNum: number;
  readonly hasAgreement: boolean;
  /** Transmitter numbers typed in other rows of the spreadsheet. These numbers are never assigned automatically. */
  readonly wanted: readonly string[];
}

type Numbers = ReadonlyMap<string, NumberVerdict>;
interface BranchNumbers {
  readonly verdicts: Numbers;
  /** Free numbers, lowest first, for rows without a typed number. */
  readonly free: readonly string[];
}

const typedIn = ({ transmitters }: AccountDraft): readonly string[] =>
  transmitters.map(({ xmit }) => cleanNumber(xmit)).filter((xmit) => xmit !== '');

const emptyIn = ({ transmitters }: AccountDraft): number =>
  transmitters.filter(({ xmit }) => cleanNumber(xmit) === '').length;

/** For each branch, checks the numbers typed in its rows and finds free numbers for the other rows. */
const findNumbers = async (
  tx: Transaction,
  asker: SpreadsheetAsker,
  now: number,
  branches: SpreadsheetContext['branches'],
  drafts: readonly AccountDraft[],
): Promise<ReadonlyMap<number, BranchNumbers>> => {
  const found = new Map<number, BranchNumbers>();
  const typed = new Set([...asker.wanted, ...drafts.flatMap(typedIn)]);
  for (const branch of branches) {
    const own = drafts.filter((draft) => draft.branch === branch.siteGroupNum);
    if (own.length === 0) continue;
    const group = await tx.numberBlocks.ofGroup(branch.siteGroupNum, now);
    const empty = own.reduce((sum, draft) => sum + emptyIn(draft), 0);
    const taken = new Set([...typed, ...group.taken.map(({ xmit }) => xmit)]);
    const free = freeNumbers(group.blocks, taken, empty);
    // Marks the free numbers as used, so that a second branch that shares the parent group's block does not get the same numbers.
    for (const xmit of free) typed.add(xmit);
    const xmits = [...new Set([...own.flatMap(typedIn), ...free])];
    const verdicts = await checkNumbers(tx, xmits, group, {
      branch,
      draftId: asker.sheetId,
      owner: { siteGroupNum: asker.siteGroupNum, now },
    });
    found.set(branch.siteGroupNum, {
      verdicts: new Map(verdicts.map((one) => [one.xmit, one])),
      free,
    });
  }
  return found;
};

/** Returns the draft with free numbers filled in where none was typed. */
const withNumbers = (draft: AccountDraft, free: readonly string[]): AccountDraft => {
  const left = [...free];
  const transmitters = draft.transmitters.map((one) =>
    cleanNumber(one.xmit) === '' ? { ...one, xmit: left.shift() ?? '' } : one,
  );
  return { ...draft, transmitters };
};

/** Validates spreadsheet rows with the same rules and messages as any new account. Writes nothing (domain guide 6.18). */
export const checkSpreadsheetRows = async (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock' | 'ids' | 'wallClock'>,
  asker: SpreadsheetAsker,
  rows: readonly SpreadsheetRow[],
): Promise<readonly ValidatedRow[]> => {
  const branches = await tx.accountDrafts.branches(asker.siteGroupNum);
  const lostZeros = rows.some(({ cells }) => rowLostZeros(cells));
  const context = { ...asker, branches, lostZeros, newId: () => ports.ids.next() };
  const made = rows.map(({ cells }) => draftOfRow(cells, context));
  const drafts = made.map(({ draft }) => draft);
  const known = await findNumbers(tx, asker, ports.clock.now(), branches, drafts);
  const branchNums = branches.map(({ siteGroupNum }) => siteGroupNum);
  const seen = new Map<string, number>();
  const given = new Map<number, number>();
  const sameRows = new Map<string, number>();
  return rows.map(({ cells, line }, at): ValidatedRow => {
    const row = made[at] ?? draftOfRow({}, context);
    const branch = row.draft.branch ?? 0;
    const { free, verdicts } = known.get(branch) ?? { free: [], verdicts: new Map() };
    const from = given.get(branch) ?? 0;
    const draft = withNumbers(row.draft, free.slice(from));
    const lacks = row.draft.branch !== null && emptyIn(draft) > 0;
    const { account, problems } = validateAccountDraft(draft, {
      numbers: verdicts,
      codes: row.codes,
      hasAgreement: asker.hasAgreement,
      branches: branchNums,
      today: todayAt(ports, draft.premises.timeZone),
    });
    const twice = typedIn(row.draft).flatMap((xmit) => {
      const first = seen.get(xmit);
      if (first === undefined) seen.set(xmit, line);
      return first === undefined || first === line ? [] : [`${xmit} is also on line ${first}`];
    });
    // Rows with equal content are reported, because they would create two accounts at one address.
    const content = JSON.stringify(SPREADSHEET_FIELDS.map((field) => foldText(cells[field] ?? '')));
    const again = sameRows.get(content);
    if (again === undefined) sameRows.set(content, line);
    const blocking = problems.filter(
      // A missing number does not block a row: a number is assigned automatically, or `NO_NUMBER` reports that none is free.
      ({ field, tone }) =>
        tone !== 'advice' && !(tone === 'missing' && field?.endsWith('-xmit') === true),
    );
    const stated = [
      ...row.problems,
      ...(lacks ? [NO_NUMBER] : []),
      ...twice,
      ...blocking.map(({ text }) => text),
    ];
    const stands = stated.length === 0;
    // A refused row does not use up its free number, so the next row gets the number.
    if (stands) given.set(branch, from + emptyIn(row.draft));
    return {
      line,
      codes: row.codes,
      problems: stated,
      draft: stands ? draft : row.draft,
      xmit: typedIn(stands ? draft : row.draft)[0] ?? '',
      advice: [
        ...(again === undefined
          ? []
          : [`Same as line ${again}: this would create a second account for the same place`]),
        ...(isWithoutZeros(cells.postalCode?.trim() ?? '', draft.premises.postalCode)
          ? [`A spreadsheet removed zeros from the postal code: it is ${draft.premises.postalCode}`]
          : []),
        ...problems.filter(({ tone }) => tone === 'advice').map(({ text }) => text),
      ],
      account: stands ? account : null,
    };
  });
};
