import { err } from '../../kernel/result.ts';
import type { Refusal } from '../refusal.ts';

/** A wrong guess of a code that still lives. */
export const CODE_WRONG = err<Refusal>({
  kind: 'wrong',
  message: 'That code is not correct. Please check it and try again.',
  code: 'wrongCode',
});

/** No code can be guessed any more. */
export const CODE_DEAD = err<Refusal>({
  kind: 'wrong',
  message: 'That code has expired or was used already. Please ask for a new one.',
  code: 'codeExpired',
});
