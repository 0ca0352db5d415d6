import { met, notApplicable, type Requirement } from './requirement.ts';

const DECISIONS = 'adapters/server/SECURITY.md';
const SOURCE = 'adapters/server/secrets/node-secret-source.ts';
const HASHER = 'adapters/server/secrets/argon2-hasher.ts';
const SECRETS = 'tests/adapters/server/secrets/secrets.test.ts';

/** V11 Cryptography. */
export const CRYPTOGRAPHY: readonly Requirement[] = [
  met('V11.1.1', 2, 'Life of keys, written down', DECISIONS, SECRETS),
  met('V11.1.2', 2, 'Inventory of keys and algorithms', DECISIONS),
  met('V11.2.1', 2, 'Libraries, nothing home-made', SOURCE, HASHER),
  met(
    'V11.2.2',
    2,
    'Keys and parameters can be changed',
    'adapters/server/secrets/key-ring.ts',
    SECRETS,
    'tests/backend/login/log-in.test.ts',
  ),
  met('V11.2.3', 2, 'At least 128 bits of strength', SOURCE, 'adapters/server/secrets/key-ring.ts'),
  met('V11.3.1', 1, 'No weak modes or padding', SOURCE),
  met('V11.3.2', 1, 'AES-256-GCM alone', SOURCE),
  met('V11.3.3', 2, 'Sealed things cannot be changed', SOURCE),
  met('V11.4.1', 1, 'SHA-256 and its HMAC alone', SOURCE, 'adapters/server/http/xsrf-signer.ts'),
  met('V11.4.2', 2, 'Passwords under argon2id', HASHER, SECRETS),
  met(
    'V11.4.3',
    2,
    '256 bits where collisions matter',
    'adapters/server/sql/audit/audit-line.ts',
    SOURCE,
  ),
  notApplicable('V11.4.4', 2, 'Keys out of passwords', 'No key is derived from a password.'),
  met(
    'V11.5.1',
    2,
    'Unguessable things have 256 random bits',
    SOURCE,
    'adapters/server/http/xsrf-signer.ts',
  ),
  met(
    'V11.6.1',
    2,
    'Approved signatures',
    'adapters/server/sso/sso-configuration.ts',
    'tests/adapters/server/sso/read-sso-file.test.ts',
  ),
];
