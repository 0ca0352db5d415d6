import { DURATIONS } from '../../kernel/limits.ts';
import { refusalOf } from '../refusal.ts';
import type { SessionRow } from '../session/session.repository.port.ts';

/**
 * Returns true if the person proved their identity within the last five minutes (SECURITY.md §2.7). If the clock was set
 * back, the check does not count.
 */
export const freshlyChecked = (row: Pick<SessionRow, 'checkedAt'>, now: number): boolean =>
  row.checkedAt !== null && now >= row.checkedAt && now - row.checkedAt < DURATIONS.freshCheck;

/** The action requires a fresh check. The client asks for the password and repeats the call. */
export const CHECK_NEEDED = refusalOf(
  'conflict',
  'checkNeeded',
  'Please confirm your password first.',
);
