import { deviation, met, type Requirement } from './requirement.ts';

const DECISIONS = 'adapters/server/SECURITY.md';
const ANSWERS = 'tests/adapters/server/http/answers.test.ts';

/** V14 Data protection, for the data that exists today. */
export const DATA: readonly Requirement[] = [
  met('V14.1.1', 2, 'Kinds of data by how they are protected', DECISIONS),
  met('V14.1.2', 2, 'What each kind demands', DECISIONS),
  deviation(
    'V14.2.1',
    1,
    'No secret in an address',
    'A classic portal of another origin gets its key, good once within a minute, as a query parameter.',
    'adapters/browser/browser-classic-redirect.ts',
    'adapters/http/token.stage.ts',
    ANSWERS,
  ),
  met(
    'V14.2.2',
    2,
    'Caches of the server hold nothing personal',
    'adapters/server/pages/read-page-data.ts',
  ),
  met(
    'V14.2.3',
    2,
    'Nothing goes to strangers',
    'adapters/server/http/security-headers.ts',
    'tests/adapters/server/pages/pages.test.ts',
  ),
  met(
    'V14.2.4',
    2,
    'Each kind is treated as written',
    'tests/backend/audit-record.test.ts',
    'tests/contract/message-queue.contract.ts',
    'tests/adapters/server/sql/sweep.test.ts',
    ANSWERS,
  ),
  met(
    'V14.3.1',
    1,
    'Nothing is left in the browser after sign-out',
    'tests/core/session/session-state.prop.test.ts',
    'tests/e2e/sign-in/session.spec.ts',
  ),
  met('V14.3.2', 2, 'Answers are not stored', ANSWERS),
  deviation(
    'V14.3.3',
    2,
    'Nothing personal in browser storage',
    'The last ten search words of the person signed in, under their own id, until they sign out or another person signs in.',
    'core/sites/recent-searches.store.ts',
    'core/preferences/purged-preferences.ts',
    'tests/core/sites/recent-searches.store.test.ts',
    'tests/e2e/dealer/account-search.spec.ts',
    'adapters/browser/browser-session-marker.ts',
    'tests/contract/session-marker.contract.ts',
  ),
];
