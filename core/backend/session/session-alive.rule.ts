import { DURATIONS } from '../../kernel/limits.ts';
import type { Account } from './account.repository.port.ts';
import type { SessionRow } from './session.repository.port.ts';

/**
 * Returns true if a session is alive: idle for at most 30 minutes, at most 12 hours old, password unchanged and account
 * enabled (SECURITY.md §2.1).
 */
export const sessionAlive = (
  row: Pick<SessionRow, 'lastSeenAt' | 'absoluteEnd' | 'passwordEpoch'>,
  account: Pick<Account, 'disabled' | 'passwordEpoch'> | null,
  now: number,
): boolean =>
  account !== null &&
  !account.disabled &&
  account.passwordEpoch === row.passwordEpoch &&
  now < row.absoluteEnd &&
  now < row.lastSeenAt + DURATIONS.sessionIdle;
