import { waitText } from '../../kernel/wait-text.rule.ts';
import type { Hold } from '../limit.store.port.ts';
import { waitFor } from '../limits/take-all.operation.ts';
import { refusalOf } from '../refusal.ts';
import { resendWaitSeconds } from '../session/describe-requirements.rule.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** A wrong guess of a code that still lives. */
const CODE_WRONG = refusalOf(
  'wrong',
  'wrongCode',
  'That code is not correct. Please check it and try again.',
);

/** A code that has no guesses left: what is said, and the seconds until a new one can be asked for and checked. */
export interface SpentCode {
  readonly wait: number;
  readonly words: string;
}

/** What the guesses of a code are counted in, and what a new code needs. */
export interface CodeBudget {
  readonly guess: Hold;
  readonly next: readonly Hold[];
  /** Null where nothing rests between two codes. */
  readonly codeSentAt: number | null;
}

/** Whether the last guess was taken already, and when a new code helps; null while there are guesses left (SECURITY.md §2.4). */
export const readSpent = async (
  tx: Transaction,
  budget: CodeBudget,
  now: number,
): Promise<SpentCode | null> => {
  if ((await waitFor(tx, [budget.guess], now)) === 0) return null;
  const wait = Math.max(
    await waitFor(tx, budget.next, now),
    resendWaitSeconds(budget.codeSentAt, now),
  );
  const words = `That was wrong ${budget.guess.bucket.capacity} times, and the code does not work any more. You can ask for a new one ${waitText(wait)}.`;
  return { wait, words };
};

/** A wrong guess: the last one says that a new code is needed. */
export const wrongCode = (spent: SpentCode | null): typeof CODE_WRONG =>
  spent === null ? CODE_WRONG : refusalOf('wrong', 'wrongCode', spent.words);
