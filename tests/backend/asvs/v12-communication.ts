import { met, notApplicable, notYet, type Requirement } from './requirement.ts';

const PROXY =
  'The server speaks http behind the operator’s proxy, which holds certificate and TLS settings.';
const SETTINGS = 'tests/adapters/server/settings/read-settings.test.ts';
const INTERNAL = 'One process; it calls no other service of its own.';

/** V12 Secure communication. */
export const COMMUNICATION: readonly Requirement[] = [
  notApplicable('V12.1.1', 1, 'TLS 1.2 and 1.3 only', PROXY, 'adapters/server/SECURITY.md'),
  notApplicable('V12.1.2', 2, 'Strong cipher suites', PROXY, 'adapters/server/SECURITY.md'),
  notApplicable('V12.1.3', 2, 'Client certificates', 'Nobody signs in by certificate.'),
  met(
    'V12.2.1',
    1,
    'People reach it by https only',
    SETTINGS,
    'tests/adapters/server/pages/pages.test.ts',
  ),
  notApplicable('V12.2.2', 1, 'Publicly trusted certificate', PROXY, 'adapters/server/SECURITY.md'),
  notYet(
    'V12.3.1',
    2,
    'Every connection encrypted',
    'Mail demands TLS and the text-message gateway https; a DATABASE_URL without sslmode is still taken for a remote host.',
    'tests/adapters/server/messages/smtp-transport.test.ts',
    SETTINGS,
  ),
  met('V12.3.2', 2, 'Certificates of others are checked', 'adapters/server/messages/transports.ts'),
  notApplicable('V12.3.3', 2, 'Encryption between own services', INTERNAL),
  notApplicable('V12.3.4', 2, 'Certificates between own services', INTERNAL),
];
