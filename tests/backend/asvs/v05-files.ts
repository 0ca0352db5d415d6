import { deviation, met, notApplicable, type Requirement } from './requirement.ts';

/** V5 File handling. */
export const FILES: readonly Requirement[] = [
  met('V5.1.1', 2, 'Permitted types and sizes are written down', 'adapters/server/SECURITY.md'),
  met(
    'V5.2.1',
    1,
    'A size the server can handle',
    'tests/adapters/server/plugins/news.test.ts',
    'tests/adapters/server/pdf/process-pdf-inspector.process.test.ts',
  ),
  met(
    'V5.2.2',
    1,
    'Extension and content agree',
    'tests/core/documents/check-pdf-bytes.test.ts',
    'tests/adapters/server/pdf/inspect-pdf.test.ts',
  ),
  notApplicable('V5.2.3', 2, 'Size of unpacked archives', 'No archive is ever taken or unpacked.'),
  met('V5.3.1', 1, 'Uploads never run as programs', 'adapters/server/sql/news/news.repository.ts'),
  met(
    'V5.3.2',
    1,
    'A request never names a path',
    'adapters/server/pages/static-files.ts',
    'tests/adapters/server/pages/static-files.test.ts',
    'tests/core/documents/check-pdf-bytes.test.ts',
  ),
  met('V5.4.1', 2, 'Downloads under a name of ours', 'tests/adapters/server/plugins/news.test.ts'),
  met('V5.4.2', 2, 'Names encoded in headers', 'tests/adapters/server/plugins/news.test.ts'),
  deviation(
    'V5.4.3',
    2,
    'Scan for malicious content',
    'Every object of a PDF is read and what acts is refused; there is no antivirus.',
  ),
];
