import { met, notYet, type Requirement } from './requirement.ts';

const RECORD = 'tests/backend/audit-record.test.ts';
const CHAIN = 'tests/contract/audit-trail.contract.ts';
const ANSWERS = 'tests/adapters/server/http/answers.test.ts';
const LOG = 'adapters/server/http/log.ts';

/** V16 Security logging and error handling. */
export const LOGGING: readonly Requirement[] = [
  met('V16.1.1', 2, 'What is logged where, written down', 'adapters/server/SECURITY.md'),
  met('V16.2.1', 2, 'When, where, who, what', RECORD, 'core/backend/record-audit.operation.ts'),
  met('V16.2.2', 2, 'Times in UTC', LOG, 'core/backend/record-audit.operation.ts'),
  met('V16.2.3', 2, 'To standard output and the record, nowhere else', LOG, '.oxlintrc.json'),
  met('V16.2.4', 2, 'One line of JSON per event', LOG, ANSWERS),
  met('V16.2.5', 2, 'No secret is logged', RECORD, ANSWERS),
  met('V16.3.1', 2, 'Every sign-in step, right or wrong', RECORD),
  met('V16.3.2', 2, 'Refused rights', 'tests/adapters/server/http/access-matrix.test.ts', RECORD),
  met(
    'V16.3.3',
    2,
    'Limits hit, secrets reused, policies broken',
    'tests/backend/session/refresh-session.test.ts',
    RECORD,
    'adapters/server/http/access-log.ts',
    'tests/adapters/server/pages/pages.test.ts',
  ),
  met('V16.3.4', 2, 'Faults', ANSWERS, 'tests/adapters/server/messages/message-sender.test.ts'),
  met('V16.4.1', 2, 'A value cannot begin a line', LOG, CHAIN),
  met(
    'V16.4.2',
    2,
    'A changed record is noticed',
    CHAIN,
    'adapters/server/sql/audit/check-chain-part.ts',
  ),
  notYet(
    'V16.4.3',
    2,
    'A copy at another system',
    'The access log goes to standard output, for the operator to ship; the record stays in the database.',
    LOG,
  ),
  met('V16.5.1', 2, 'One generic sentence for every fault', ANSWERS),
  met(
    'V16.5.2',
    2,
    'Goes on when something outside fails',
    'tests/adapters/server/messages/message-sender.test.ts',
    'adapters/server/pages/read-page-data.ts',
  ),
  met('V16.5.3', 2, 'Fails closed', 'tests/contract/unit-of-work.contract.ts', ANSWERS),
];
