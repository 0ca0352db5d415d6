import { waitText } from '../../kernel/wait-text.rule.ts';
import type { Hold } from '../limit.store.port.ts';
import { waitFor } from '../limits/take-all.operation.ts';
import { refusalOf } from '../refusal.ts';
import { resendWaitSeconds } from '../session/describe-requirements.rule.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** The refusal of a wrong guess while the code is still valid. */
const CODE_WRONG = refusalOf(
  'wrong',
  'wrongCode',
  'That code is not correct. Please check it and try again.',
);

/** The message after the last guess, and the seconds until a new code can be requested and checked. */
export interface SpentCode {
  readonly wait: number;
  readonly words: string;
}

/** The rate limits of a code: `guess` limits the guesses, and `next` limits requests for a new code. */
export interface CodeBudget {
  readonly guess: Hold;
  readonly next: readonly Hold[];
  /** When the code was sent, milliseconds UTC; null if no pause between two codes applies. */
  readonly codeSentAt: number | null;
}

/** Returns the message and the wait for a new code after the last guess; null while guesses are left (SECURITY.md §2.4). */
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
  const words = `The code was wrong ${budget.guess.bucket.capacity} times and no longer works. You can request a new one ${waitText(wait)}.`;
  return { wait, words };
};

/** Returns the refusal of a wrong guess. After the last guess, the refusal's message asks the user to request a new code. */
export const wrongCode = (spent: SpentCode | null): typeof CODE_WRONG =>
  spent === null ? CODE_WRONG : refusalOf('wrong', 'wrongCode', spent.words);
