import { err } from '../../kernel/result.ts';
import type { Refusal } from '../refusal.ts';

/** No recovery under way in this browser, or not at this step; the same whatever the reason. */
export const RECOVERY_OVER = err<Refusal>({
  kind: 'conflict',
  message: 'This took too long or was not completed in order. Please start again.',
  code: 'recoveryOver',
});

/** One of the answers was wrong, or all of them. */
export const ANSWERS_WRONG = err<Refusal>({
  kind: 'wrong',
  message: 'Those answers are not correct. Please check them and try again.',
  code: 'wrongAnswers',
});

/** Nothing in the database: the account of names nobody has, so that the same statements run for them. */
export const NOBODY = '00000000-0000-4000-8000-000000000000';
