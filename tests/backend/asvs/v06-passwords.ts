import { deviation, met, type Requirement } from './requirement.ts';

const DECISIONS = 'adapters/server/SECURITY.md';
const NEW_PASSWORD = 'tests/backend/account/check-new-password.prop.test.ts';
const PASSWORD_FIELD = 'ui/kit/password-field.tsx';

/** V6.1 and V6.2 Authentication: documentation, and passwords. */
export const PASSWORDS: readonly Requirement[] = [
  met(
    'V6.1.1',
    1,
    'How guessing is slowed and owners stay unlocked, written down',
    DECISIONS,
    'core/backend/limits/limit-buckets.ts',
  ),
  met('V6.1.2', 2, 'Words of the context, written down', DECISIONS),
  met('V6.1.3', 2, 'Every way in with its strength, written down', DECISIONS),
  met('V6.2.1', 1, 'At least 8 characters: ours have 12', NEW_PASSWORD),
  met(
    'V6.2.2',
    1,
    'People can change their password',
    'tests/ui/profile/own-password.view-model.test.ts',
  ),
  met(
    'V6.2.3',
    1,
    'A change asks for the current one',
    'tests/backend/account/replace-password.test.ts',
  ),
  met('V6.2.4', 1, 'The 3000 most common are refused', NEW_PASSWORD),
  met('V6.2.5', 1, 'No rules about kinds of characters', NEW_PASSWORD),
  met('V6.2.6', 1, 'Masked, with an eye to look', PASSWORD_FIELD),
  met(
    'V6.2.7',
    1,
    'Paste and password managers work',
    PASSWORD_FIELD,
    'ui/login/credentials-form.tsx',
  ),
  met(
    'V6.2.8',
    1,
    'Verified exactly as received',
    'tests/core/login/credentials.schema.test.ts',
    'tests/adapters/server/secrets/secrets.test.ts',
  ),
  deviation(
    'V6.2.9',
    2,
    'Up to 64 characters',
    'The specification says 12 to 32.',
    'core/kernel/limits.ts',
  ),
  met('V6.2.10', 2, 'No expiry by the calendar', 'core/backend/session/plan-demands.rule.ts'),
  met('V6.2.11', 2, 'Words of the context are refused', NEW_PASSWORD),
  deviation(
    'V6.2.12',
    2,
    'Breached passwords',
    'No breached-password service; a list of common ones is embedded.',
    'core/backend/account/common-passwords.ts',
  ),
];
