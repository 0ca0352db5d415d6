import { DURATIONS } from '../../kernel/limits.ts';
import { refusalOf } from '../refusal.ts';
import type { SessionRow } from '../session/session.repository.port.ts';

/**
 * Checks that the person proved their identity within the last five minutes (SECURITY.md §2.7). Returns false if the clock
 * was set back.
 */
export const freshlyChecked = (row: Pick<SessionRow, 'checkedAt'>, now: number): boolean =>
  row.checkedAt !== null && now >= row.checkedAt && now - row.checkedAt < DURATIONS.freshCheck;

/** The refusal of an action that requires a recent password check. The client asks for the password and repeats the request. */
export const CHECK_NEEDED = refusalOf(
  'conflict',
  'checkNeeded',
  'Please confirm your password first.',
);
