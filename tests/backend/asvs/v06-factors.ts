import { deviation, met, notApplicable, notYet, type Requirement } from './requirement.ts';

const CODES = 'tests/backend/mfa/codes.test.ts';
const LIMITS = 'tests/backend/login/login-limits.test.ts';
const SSO = 'tests/backend/sso/single-sign-on.test.ts';
const OPEN_ID = 'tests/adapters/server/sso/open-id-providers.test.ts';

/** V6.3 to V6.8 Authentication: sign-in methods, recovery, codes, identity providers. */
export const FACTORS: readonly Requirement[] = [
  met(
    'V6.3.1',
    1,
    'Guessing is slowed, owners get in',
    LIMITS,
    'tests/backend/login/never-locked-out.prop.test.ts',
  ),
  met(
    'V6.3.2',
    1,
    'No account comes with the product',
    'adapters/server/settings/read-settings.ts',
    'adapters/server/secrets/key-ring.ts',
    'tests/adapters/server/settings/read-settings.test.ts',
  ),
  deviation(
    'V6.3.3',
    2,
    'A second factor for everybody',
    'The specification asks for a code only where the account demands it.',
    'core/backend/session/plan-demands.rule.ts',
    'tests/backend/session/plan-demands.prop.test.ts',
  ),
  met(
    'V6.3.4',
    2,
    'No other way in, all equally guarded',
    'tests/adapters/server/http/access-matrix.test.ts',
    'tests/backend/login/log-in.test.ts',
  ),
  met(
    'V6.4.1',
    1,
    'First secrets are random, 24 hours, and never become the password',
    'tests/backend/registration/first-password.test.ts',
    'tests/backend/registration/registration.test.ts',
  ),
  deviation(
    'V6.4.2',
    1,
    'No secret questions',
    'The specification requires the step; answers are stored like passwords.',
    'tests/backend/account/security-answers.test.ts',
    'tests/backend/recovery/dealer-recovery.test.ts',
  ),
  met(
    'V6.4.3',
    2,
    'Recovery signs nobody in and goes around no factor',
    'tests/backend/recovery/msa-recovery.test.ts',
    'tests/backend/recovery/dealer-recovery.test.ts',
  ),
  notYet(
    'V6.4.4',
    2,
    'A lost factor is replaced by proof of identity',
    'Staff can ask for a new contact at the next sign-in; how they make sure of the person first is the provider’s to set.',
    'core/backend/support/support-action.use-case.ts',
  ),
  met(
    'V6.5.1',
    2,
    'A code works once',
    'tests/contract/one-time-store.contract.ts',
    'tests/adapters/server/sql/repositories.race.test.ts',
  ),
  deviation(
    'V6.5.2',
    2,
    'Short secrets under a slow hash',
    'Codes live ten minutes under a key that is not in the database.',
    'adapters/server/secrets/node-secret-source.ts',
    'tests/adapters/server/secrets/secrets.test.ts',
  ),
  met(
    'V6.5.3',
    2,
    'Codes out of secure randomness',
    'adapters/server/secrets/node-secret-source.ts',
  ),
  met('V6.5.4', 2, 'Six random digits', 'adapters/server/secrets/node-secret-source.ts', CODES),
  met('V6.5.5', 2, 'Ten minutes at most', CODES),
  deviation(
    'V6.6.1',
    2,
    'Something stronger beside text messages',
    'The product has codes by mail and text message only.',
    CODES,
  ),
  met(
    'V6.6.2',
    2,
    'A code fits its own sign-in only',
    CODES,
    'tests/contract/one-time-store.contract.ts',
  ),
  met('V6.6.3', 2, 'Guesses are counted', CODES, 'tests/backend/mfa/verify-code.race.test.ts'),
  met('V6.8.1', 2, 'A person of one provider is nobody of another', SSO),
  met('V6.8.2', 2, 'Signatures of assertions are checked', OPEN_ID),
  notApplicable('V6.8.3', 2, 'SAML assertions once', 'Single sign-on speaks OpenID Connect only.'),
  met('V6.8.4', 2, 'Strength of a sign-in elsewhere', SSO, 'adapters/server/SECURITY.md'),
];
