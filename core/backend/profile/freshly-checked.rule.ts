import { DURATIONS } from '../../kernel/limits.ts';
import { refusalOf } from '../refusal.ts';
import type { SessionRow } from '../session/session.repository.port.ts';

/** Whether the person proved within the last five minutes that it is still them (SECURITY.md §2.7); a clock that went back proves nothing. */
export const freshlyChecked = (row: Pick<SessionRow, 'checkedAt'>, now: number): boolean =>
  row.checkedAt !== null && now >= row.checkedAt && now - row.checkedAt < DURATIONS.freshCheck;

/** The act needs a fresh check first; the client asks for the password and repeats it. */
export const CHECK_NEEDED = refusalOf(
  'conflict',
  'checkNeeded',
  'Please confirm your password first.',
);
