import { DURATIONS } from '../../kernel/limits.ts';
import type { Account } from './account.repository.port.ts';
import type { SessionRow } from './session.repository.port.ts';

/** Whether a session still counts: idle 30 minutes, absolute 12 hours, the same password, an account not disabled (SECURITY.md §2.1). */
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
