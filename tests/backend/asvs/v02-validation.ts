import { met, type Requirement } from './requirement.ts';

const ANSWERS = 'tests/adapters/server/http/answers.test.ts';

/** V2 Validation and business logic. */
export const VALIDATION: readonly Requirement[] = [
  met(
    'V2.1.1',
    1,
    'Rules for each field are written down',
    'adapters/server/SECURITY.md',
    'adapters/server/http/openapi.ts',
    ANSWERS,
  ),
  met('V2.1.2', 2, 'Rules for fields that belong together', 'adapters/server/SECURITY.md'),
  met(
    'V2.1.3',
    2,
    'Limits per person and in all are written down',
    'adapters/server/SECURITY.md',
    'core/backend/limits/limit-buckets.ts',
  ),
  met('V2.2.1', 1, 'Everything that comes in fits its schema', ANSWERS),
  met('V2.2.2', 1, 'The server judges, whatever the browser did', ANSWERS),
  met(
    'V2.2.3',
    2,
    'Fields that belong together agree',
    'tests/backend/account/replace-password.test.ts',
    'tests/backend/mfa/codes.test.ts',
  ),
  met(
    'V2.3.1',
    1,
    'Steps in their order, none skipped',
    'tests/backend/session/step-order.prop.test.ts',
    'tests/backend/session/check-access.prop.test.ts',
    'tests/backend/recovery/msa-recovery.test.ts',
  ),
  met(
    'V2.3.2',
    2,
    'Limits work as written',
    'tests/backend/login/login-limits.test.ts',
    'tests/backend/mfa/codes.test.ts',
    'tests/backend/account-links/account-links.test.ts',
    'tests/backend/intake/intake.test.ts',
  ),
  met(
    'V2.3.3',
    2,
    'An operation happens whole or not at all',
    'tests/contract/unit-of-work.contract.ts',
  ),
  met(
    'V2.3.4',
    2,
    'What exists once is taken once',
    'tests/adapters/server/sql/repositories.race.test.ts',
    'tests/backend/mfa/verify-code.race.test.ts',
    'tests/backend/profile/contact-change.race.test.ts',
    'tests/backend/recovery/ways-in.race.test.ts',
  ),
  met(
    'V2.4.1',
    2,
    'Automatic use is slowed down',
    'tests/backend/login/login-limits.test.ts',
    'tests/backend/captcha/captcha.test.ts',
    'tests/backend/notices/dealer-branding.test.ts',
    'tests/backend/login/login-turnstile.test.ts',
  ),
];
