import { deviation, met, notYet, type Requirement } from './requirement.ts';

const REFRESH = 'tests/backend/session/refresh-session.test.ts';
const SESSIONS = 'tests/contract/session-repository.contract.ts';
const TRIP = 'tests/adapters/server/sso/trip.test.ts';

/** V7 Session management. */
export const SESSIONS_CHAPTER: readonly Requirement[] = [
  met(
    'V7.1.1',
    2,
    'Idle and absolute limit, written down',
    'SECURITY.md',
    'adapters/server/SECURITY.md',
  ),
  met('V7.1.2', 2, 'How many sessions at once, written down', 'adapters/server/SECURITY.md'),
  met(
    'V7.1.3',
    2,
    'Sessions together with other systems, written down',
    'adapters/server/SECURITY.md',
  ),
  met(
    'V7.2.1',
    1,
    'The server looks every token up',
    'tests/adapters/server/http/access-matrix.test.ts',
  ),
  met(
    'V7.2.2',
    1,
    'Tokens are made for each session',
    'core/backend/session/issue-session.operation.ts',
    REFRESH,
  ),
  met(
    'V7.2.3',
    1,
    'References of 256 random bits',
    'adapters/server/secrets/node-secret-source.ts',
    'tests/adapters/server/secrets/secrets.test.ts',
  ),
  met(
    'V7.2.4',
    1,
    'A new session at every sign-in and gain of rights, the former one ends',
    'tests/backend/login/log-in.test.ts',
    'tests/backend/login/sign-in-over.test.ts',
    'tests/adapters/server/http/sign-in-over.test.ts',
  ),
  met('V7.3.1', 2, 'Ends after 30 idle minutes', REFRESH, SESSIONS),
  met('V7.3.2', 2, 'Ends after 12 hours', REFRESH, SESSIONS),
  met('V7.4.1', 1, 'An ended session is of no use', REFRESH, SESSIONS),
  met('V7.4.2', 1, 'A disabled account has no sessions', REFRESH),
  met(
    'V7.4.3',
    2,
    'A new password ends all other sessions',
    'tests/backend/account/replace-password.test.ts',
  ),
  met(
    'V7.4.4',
    2,
    'Signing out is in sight on every page',
    'ui/shell/app-frame.tsx',
    'tests/e2e/journeys/dealer.spec.ts',
  ),
  met(
    'V7.4.5',
    2,
    'Staff can end sessions of a person',
    'core/backend/support/support-action.use-case.ts',
    'tests/backend/support/support-action.test.ts',
  ),
  deviation(
    'V7.5.1',
    2,
    'Full sign-in before a contact changes',
    'A fresh check by code or password instead of a full sign-in.',
    'core/backend/account/account.use-cases.ts',
    'tests/backend/mfa/codes.test.ts',
    'core/backend/profile/freshly-checked.rule.ts',
    'tests/backend/profile/contact-change.test.ts',
  ),
  notYet(
    'V7.5.2',
    2,
    'People see and end their sessions',
    'The Security tab shows remembered devices, which can be revoked, and visits of staff; sessions of other browsers are not listed.',
    'ui/remembered-devices/remembered-devices.tsx',
  ),
  met(
    'V7.6.1',
    2,
    'Lifetime agrees with the identity provider',
    'adapters/server/SECURITY.md',
    TRIP,
  ),
  met('V7.6.2', 2, 'No session without an act of the person', TRIP),
];
