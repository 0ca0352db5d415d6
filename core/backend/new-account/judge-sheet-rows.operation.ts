import type { AccountDraft } from '../../new-account/account-draft.schema.ts';
import type { SheetRow } from '../../new-account/account-sheet.schema.ts';
import {
  judgeAccountDraft,
  type JudgedAccount,
} from '../../new-account/judge-account-draft.rule.ts';
import type { NumberVerdict } from '../../new-account/number-words.rule.ts';
import { cleanNumber, freeNumbers } from '../../sites/number-block.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { judgeNumbers } from './account-numbers.use-cases.ts';
import { draftOfRow, type RowDraft, type SheetContext } from './draft-of-row.rule.ts';
import { todayAt } from './today-at.rule.ts';

/** A row as it was judged. */
export interface JudgedRow extends RowDraft {
  readonly line: number;
  /** The number it has, or would be given. */
  readonly xmit: string;
  readonly advice: readonly string[];
  /** Null where something stands in its way. */
  readonly account: JudgedAccount | null;
}

/** For whom and for what rows are judged. */
export interface SheetAsker extends Omit<SheetContext, 'branches' | 'newId'> {
  readonly sheetId: string;
  readonly siteGroupNum: number;
  readonly hasAgreement: boolean;
  /** Numbers that rows elsewhere in the sheet have typed, which nobody is given by itself. */
  readonly wanted: readonly string[];
}

const NO_NUMBER = 'No free account numbers';

type Numbers = ReadonlyMap<string, NumberVerdict>;
interface Placed {
  readonly made: RowDraft;
  readonly numbers: Numbers;
  readonly problems: readonly string[];
}

const typedIn = ({ transmitters }: AccountDraft): readonly string[] =>
  transmitters.map(({ xmit }) => cleanNumber(xmit)).filter((xmit) => xmit !== '');

/** Gives each transmitter without a number the next that is free, and finds out what each number is; a number is one row's alone. */
const placeNumbers = async (
  tx: Transaction,
  asker: SheetAsker,
  now: number,
  branches: SheetContext['branches'],
  rows: readonly { readonly line: number; readonly made: RowDraft }[],
): Promise<readonly Placed[]> => {
  const placed: Placed[] = [];
  const seen = new Map<string, number>();
  const typed = new Set([...asker.wanted, ...rows.flatMap(({ made }) => typedIn(made.draft))]);
  const free = new Map<number, string[]>();
  const known = new Map<number, Numbers>();
  for (const branch of branches) {
    const own = rows.filter(({ made }) => made.draft.branch === branch.siteGroupNum);
    if (own.length === 0) continue;
    const group = await tx.numberBlocks.ofGroup(branch.siteGroupNum, now);
    const empty = own
      .flatMap(({ made }) => made.draft.transmitters)
      .filter(({ xmit }) => cleanNumber(xmit) === '').length;
    const taken = new Set([...typed, ...group.taken.map(({ xmit }) => xmit)]);
    const given = freeNumbers(group.blocks, taken, empty);
    // Two branches may draw on the same block of the group above them.
    for (const xmit of given) typed.add(xmit);
    free.set(branch.siteGroupNum, [...given]);
    const xmits = [...new Set([...own.flatMap(({ made }) => typedIn(made.draft)), ...given])];
    const verdicts = await judgeNumbers(tx, xmits, group, {
      ...{ branch, draftId: asker.sheetId },
      owner: { siteGroupNum: asker.siteGroupNum, now },
    });
    known.set(branch.siteGroupNum, new Map(verdicts.map((one) => [one.xmit, one])));
  }
  for (const { line, made } of rows) {
    const problems: string[] = [];
    const left = free.get(made.draft.branch ?? 0) ?? [];
    const transmitters = made.draft.transmitters.map((one) => {
      if (cleanNumber(one.xmit) !== '') return one;
      const next = left.shift();
      if (next === undefined && made.draft.branch !== null) problems.push(NO_NUMBER);
      return { ...one, xmit: next ?? '' };
    });
    for (const xmit of typedIn(made.draft)) {
      const first = seen.get(xmit);
      if (first !== undefined && first !== line)
        problems.push(`${xmit} stands in line ${first} as well`);
      else seen.set(xmit, line);
    }
    placed.push({
      made: { ...made, draft: { ...made.draft, transmitters } },
      numbers: known.get(made.draft.branch ?? 0) ?? new Map(),
      problems,
    });
  }
  return placed;
};

/** Judges rows of a sheet by the rules of every new account, in the same words; nothing is written (domain guide 6.18). */
export const judgeSheetRows = async (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock' | 'ids' | 'wallClock'>,
  asker: SheetAsker,
  rows: readonly SheetRow[],
): Promise<readonly JudgedRow[]> => {
  const branches = await tx.accountDrafts.branches(asker.siteGroupNum);
  const context = { ...asker, branches, newId: () => ports.ids.next() };
  const made = rows.map(({ cells, line }) => ({ line, made: draftOfRow(cells, context) }));
  const placed = await placeNumbers(tx, asker, ports.clock.now(), branches, made);
  const { hasAgreement } = asker;
  return placed.map(({ made: row, numbers, problems: before }, at) => {
    const { codes, draft } = row;
    const { account, problems } = judgeAccountDraft(draft, {
      ...{ numbers, codes, hasAgreement },
      branches: branches.map(({ siteGroupNum }) => siteGroupNum),
      today: todayAt(ports, draft.premises.timeZone),
    });
    // Said already, or asked of no branch.
    const noNumber = draft.branch === null || before.includes(NO_NUMBER);
    const blocking = problems.filter(
      ({ field, tone }) =>
        tone !== 'advice' && !(noNumber && tone === 'missing' && field?.endsWith('-xmit') === true),
    );
    const said = [...row.problems, ...before, ...blocking.map(({ text }) => text)];
    return {
      ...{ draft, codes, line: rows[at]?.line ?? 0 },
      xmit: typedIn(draft)[0] ?? '',
      problems: said,
      advice: problems.filter(({ tone }) => tone === 'advice').map(({ text }) => text),
      account: said.length === 0 ? account : null,
    };
  });
};
