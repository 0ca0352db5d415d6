import { isoInstant } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import { NEW_ACCOUNT_LIMITS as LIMITS } from '../../new-account/new-account-limits.ts';
import type { NumberAnswer, Numbers } from '../../new-account/stored-account-draft.schema.ts';
import {
  blockCells,
  blockFigures,
  cleanNumber,
  freeNumbers,
  numberText,
} from '../../sites/check-number.rule.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { GroupNumbers } from './number-block.repository.port.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { changeDraft, type DraftInput } from './change-draft.operation.ts';
import { checkNumbers } from './check-numbers.operation.ts';

/** Transmitter numbers of a draft to check and reserve. With `next`, the lowest free number is reserved too. */
export interface NumbersInput extends DraftInput {
  readonly branch: number;
  readonly xmits: readonly string[];
  readonly next: boolean;
}

/** Number of segments in the chart of a number block. */
const CELLS = 84;
/** How many free numbers are tried before giving up. A number may be taken by another person between the check and the reservation. */
const TRIES = 20;

const shownBlocks = ({ blocks, taken }: GroupNumbers, own: ReadonlySet<string>) => {
  const others = new Set(taken.flatMap(({ xmit }) => (own.has(xmit) ? [] : [xmit])));
  return blocks
    .filter(({ kind }) => kind === 'assigned')
    .map((block) => ({
      first: numberText(block, block.first),
      last: numberText(block, block.last),
      ...blockFigures(block, blocks, others),
      cells: [...blockCells(block, blocks, others, CELLS)],
    }));
};

/** Use cases that check transmitter numbers live and reserve them for a draft (domain guide 6.18). */
export const accountNumbers = (ports: Pick<BackendPorts, 'unitOfWork' | 'clock'>) => ({
  /** Checks the numbers of a draft, reserves the free ones for half an hour, and releases all other numbers of the draft. */
  holdAccountNumbers: (caller: SessionCaller, input: NumbersInput): Reply<Numbers> =>
    changeDraft(ports, caller, input, async (tx, draft, owner) => {
      const { now } = owner;
      const branches = await tx.accountDrafts.branches(owner.siteGroupNum);
      const branch = branches.find(({ siteGroupNum }) => siteGroupNum === input.branch);
      if (branch === undefined) return NOT_FOUND;
      const wanted = [...new Set(input.xmits.map(cleanNumber))].filter((xmit) => xmit !== '');
      await tx.accountDrafts.release(draft.id, wanted);
      const numbers = await tx.numberBlocks.ofGroup(branch.siteGroupNum, now);
      const until = now + LIMITS.holdMs;
      const fresh = now + LIMITS.holdMs / 2;
      const claim = (xmit: string): Promise<number | null> =>
        tx.accountDrafts.claim(draft.id, xmit, { now, until, fresh });
      const verdicts = await checkNumbers(tx, wanted, numbers, {
        branch,
        owner,
        draftId: draft.id,
      });
      const answers: NumberAnswer[] = [];
      // Numbers are reserved in a fixed order, so that two drafts with the same numbers cannot deadlock.
      for (const verdict of verdicts.toSorted((a, b) => (a.xmit < b.xmit ? -1 : 1))) {
        const mine = verdict.state === 'free' ? await claim(verdict.xmit) : null;
        answers.push({
          ...verdict,
          // Another draft reserved the number between the check and the reservation.
          state: verdict.state === 'free' && mine === null ? 'held' : verdict.state,
          heldUntil: mine === null ? null : isoInstant(mine),
        });
      }
      const taken = new Set([...numbers.taken.map(({ xmit }) => xmit), ...wanted]);
      let next: string | null = null;
      if (input.next)
        for (const xmit of freeNumbers(numbers.blocks, taken, TRIES))
          if ((await claim(xmit)) !== null) {
            next = xmit;
            break;
          }
      const own = new Set([...wanted, ...(next === null ? [] : [next])]);
      const blocks = shownBlocks(numbers, own);
      await recordAudit(tx, ports, caller, {
        operation: 'account.holdNumbers',
        result: 'ok',
        target: `draft ${draft.id}`,
        detail: {
          branch: String(branch.siteGroupNum),
          numbers: [...own].join(', '),
          next: next ?? '',
        },
      });
      return ok({
        blocks,
        answers: wanted.flatMap((xmit) => answers.find((one) => one.xmit === xmit) ?? []),
        next,
        free: blocks.reduce((sum, { free }) => sum + free, 0),
      });
    }),
});
