import { met, notYet, type Requirement } from './requirement.ts';

const PAGES = 'tests/adapters/server/pages/pages.test.ts';
const SETTINGS = 'tests/adapters/server/settings/read-settings.test.ts';

/** V13 Configuration. */
export const CONFIGURATION: readonly Requirement[] = [
  met(
    'V13.1.1',
    2,
    'Whom the server talks to, written down',
    'adapters/server/SECURITY.md',
    'adapters/server/settings/settings.ts',
  ),
  notYet(
    'V13.2.1',
    2,
    'Own, short-lived identity at other services',
    'PostgreSQL and mail take lasting passwords out of the settings; certificates work for PostgreSQL if its address names them.',
  ),
  notYet(
    'V13.2.2',
    2,
    'Least rights at other services',
    'One database user both migrates and serves; a second setting for migrations is missing.',
  ),
  met(
    'V13.2.3',
    2,
    'No default credential',
    SETTINGS,
    'tests/adapters/server/secrets/secrets.test.ts',
  ),
  met(
    'V13.2.4',
    2,
    'A fixed list of places to call',
    'adapters/server/settings/setting-fields.ts',
    'adapters/server/messages/transports.ts',
  ),
  met(
    'V13.2.5',
    2,
    'The web server loads only what was built',
    'adapters/server/pages/static-files.ts',
  ),
  notYet(
    'V13.3.1',
    2,
    'Secrets kept in a vault',
    'Keys are files of mode 0600, or environment values that a vault may fill; none is built in.',
    'adapters/server/secrets/key-ring.ts',
  ),
  met(
    'V13.3.2',
    2,
    'Each secret reaches its user only',
    'adapters/server/secrets/key-ring.ts',
    'tests/adapters/server/secrets/secrets.test.ts',
  ),
  met('V13.4.1', 1, 'No source control data', 'tests/adapters/server/pages/static-files.test.ts'),
  met('V13.4.2', 2, 'No debugging in production', PAGES, SETTINGS),
  met(
    'V13.4.3',
    2,
    'No directory listings',
    'adapters/server/plugins/static-files.plugin.ts',
    'tests/adapters/server/http/message-bounds.test.ts',
  ),
  met('V13.4.4', 2, 'No TRACE', 'tests/adapters/server/http/message-bounds.test.ts'),
  met(
    'V13.4.5',
    2,
    'Descriptions and health are open on purpose',
    'adapters/server/SECURITY.md',
    'tests/adapters/server/http/answers.test.ts',
  ),
];
