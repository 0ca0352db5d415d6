import { met, notYet, type Requirement } from './requirement.ts';

const ANSWERS = 'tests/adapters/server/http/answers.test.ts';

/** V15 Secure coding and architecture. */
export const ARCHITECTURE: readonly Requirement[] = [
  notYet(
    'V15.1.1',
    1,
    'How soon weak libraries are replaced, written down',
    'The provider has to set the times; no document names them.',
  ),
  met('V15.1.2', 2, 'Inventory of libraries and where they come from', 'package-lock.json'),
  met(
    'V15.1.3',
    2,
    'What is expensive, and its bound, written down',
    'adapters/server/SECURITY.md',
  ),
  notYet(
    'V15.2.1',
    1,
    'No library older than the times allow',
    'Needs the times of V15.1.1 and a check against advisories in the pipeline.',
  ),
  met(
    'V15.2.2',
    2,
    'Expensive work is bounded',
    'tests/adapters/server/secrets/secrets.test.ts',
    'tests/backend/login/login-turnstile.test.ts',
    'adapters/server/sql/embedded-pool.ts',
    'adapters/server/sql/postgres-pool.ts',
  ),
  met(
    'V15.2.3',
    2,
    'Production has no test code',
    'tests/adapters/server/pages/pages.test.ts',
    'tests/adapters/server/settings/read-settings.test.ts',
  ),
  met(
    'V15.3.1',
    1,
    'Answers hold the fields of their schema',
    'adapters/server/http/encode-reply.ts',
  ),
  met('V15.3.2', 2, 'Outgoing calls follow no redirect', 'adapters/server/messages/transports.ts'),
  met('V15.3.3', 2, 'Unknown fields are refused', ANSWERS),
  met(
    'V15.3.4',
    2,
    'The caller’s address cannot be chosen',
    'tests/adapters/server/http/edge-rules.prop.test.ts',
  ),
  met(
    'V15.3.5',
    2,
    'Strict types, nothing coerced',
    '.oxlintrc.json',
    'tsconfig.base.json',
    ANSWERS,
  ),
  met(
    'V15.3.6',
    2,
    'No pollution of prototypes',
    'adapters/server/http/create-listener.ts',
    ANSWERS,
  ),
  met(
    'V15.3.7',
    2,
    'A repeated parameter is no list',
    'adapters/server/http/decode-request.ts',
    'tests/adapters/server/http/message-bounds.test.ts',
  ),
];
