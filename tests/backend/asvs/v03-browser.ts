import { deviation, met, notApplicable, notYet, type Requirement } from './requirement.ts';

const ANSWERS = 'tests/adapters/server/http/answers.test.ts';
const PAGES = 'tests/adapters/server/pages/pages.test.ts';
const XSRF = 'tests/adapters/server/http/xsrf.test.ts';
const XSRF_NAME = 'The specification names the cookie XSRF-Token; it is no credential by itself.';

/** V3 Web frontend security. */
export const BROWSER: readonly Requirement[] = [
  met(
    'V3.2.1',
    1,
    'API answers render nothing when opened directly',
    'adapters/server/http/security-headers.ts',
    ANSWERS,
  ),
  met('V3.2.2', 1, 'Server text is shown as text', '.oxlintrc.json', PAGES),
  deviation('V3.3.1', 1, 'Secure cookies with a prefix', XSRF_NAME, PAGES, XSRF),
  met(
    'V3.3.2',
    2,
    'SameSite by the purpose of each cookie',
    'adapters/server/http/apply-cookies.ts',
    PAGES,
  ),
  deviation('V3.3.3', 2, 'Host prefix on every cookie', XSRF_NAME, PAGES),
  met(
    'V3.3.4',
    2,
    'Session cookies out of reach of scripts, and only ever cookies',
    PAGES,
    'tests/backend/session/refresh-session.test.ts',
  ),
  met('V3.4.1', 1, 'https demanded for a year, subdomains too', PAGES),
  met(
    'V3.4.2',
    1,
    'No cross-origin permission is ever given',
    'tests/adapters/server/http/message-bounds.test.ts',
  ),
  met('V3.4.3', 2, 'A content policy on pages and answers', PAGES, ANSWERS),
  met('V3.4.4', 2, 'nosniff on every answer', PAGES, ANSWERS),
  met('V3.4.5', 2, 'A referrer policy', PAGES),
  met('V3.4.6', 2, 'Nothing of ours may be framed', PAGES, ANSWERS),
  met('V3.5.1', 1, 'Writes prove that they come from our page', XSRF),
  met('V3.5.2', 1, 'No write without an own header and JSON', XSRF, ANSWERS),
  met('V3.5.3', 1, 'Reading never changes anything', 'adapters/server/plugins/plugins.ts', XSRF),
  notApplicable(
    'V3.5.4',
    2,
    'Separate applications under separate names',
    'It is one application with two doors, which may have names of their own; what stands outside has its own address.',
    'adapters/server/settings/settings.ts',
  ),
  notYet(
    'V3.5.5',
    2,
    'Messages of other windows are judged by origin',
    'The embedded knowledge base is not built; nothing listens to window messages today.',
  ),
  met('V3.7.1', 2, 'Only what browsers still support', 'package.json'),
  met(
    'V3.7.2',
    2,
    'Redirects stay here, or go to configured addresses',
    'tests/core/login/return-url.prop.test.ts',
    'tests/core/classic/enter-classic-portal.use-case.test.ts',
  ),
];
