import { met, notApplicable, notYet, type Requirement } from './requirement.ts';

const UPLOAD = 'Documents of news are not built: nobody can upload a file yet.';
const DOWNLOAD = 'Documents of news are not built: there is no download yet.';

/** V5 File handling. */
export const FILES: readonly Requirement[] = [
  notYet('V5.1.1', 2, 'Permitted types and sizes are written down', UPLOAD),
  notYet('V5.2.1', 1, 'A size the server can handle', UPLOAD),
  notYet('V5.2.2', 1, 'Extension and content agree', UPLOAD),
  notApplicable('V5.2.3', 2, 'Size of unpacked archives', 'No archive is ever taken or unpacked.'),
  notYet('V5.3.1', 1, 'Uploads never run as programs', UPLOAD),
  met(
    'V5.3.2',
    1,
    'A request never names a path',
    'adapters/server/pages/static-files.ts',
    'tests/adapters/server/pages/static-files.test.ts',
  ),
  notYet('V5.4.1', 2, 'Downloads under a name of ours', DOWNLOAD),
  notYet('V5.4.2', 2, 'Names encoded in headers', DOWNLOAD),
  notYet('V5.4.3', 2, 'Scan for malicious content', DOWNLOAD),
];
