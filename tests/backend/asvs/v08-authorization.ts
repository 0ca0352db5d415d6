import { met, type Requirement } from './requirement.ts';

const MATRIX = 'tests/adapters/server/http/access-matrix.test.ts';
const FIGURES = 'tests/contract/figure-repository.contract.ts';
const SITES = 'tests/backend/sites/sites.test.ts';

/** V8 Authorization, for the operations that exist today. */
export const AUTHORIZATION: readonly Requirement[] = [
  met(
    'V8.1.1',
    1,
    'Who may do what, written down',
    'adapters/server/SECURITY.md',
    'adapters/server/plugins/plugins.ts',
    'tests/adapters/server/http/answers.test.ts',
  ),
  met('V8.1.2', 2, 'Which fields who may see, written down', 'adapters/server/SECURITY.md'),
  met('V8.2.1', 1, 'Every operation has its policy', MATRIX),
  met(
    'V8.2.2',
    1,
    'A foreign object does not exist',
    'tests/adapters/server/http/foreign-group.test.ts',
    'tests/backend/login/demo-people.test.ts',
    FIGURES,
    SITES,
  ),
  met(
    'V8.2.3',
    2,
    'Only the fields of the schema go in and out',
    'adapters/server/http/encode-reply.ts',
    'tests/adapters/server/http/answers.test.ts',
  ),
  met('V8.3.1', 1, 'The server decides', MATRIX, 'tests/backend/session/check-access.prop.test.ts'),
  met(
    'V8.4.1',
    2,
    'No reach into another dealer',
    'tests/adapters/server/http/foreign-group.test.ts',
    FIGURES,
    SITES,
    'tests/backend/login/starting-group.test.ts',
  ),
];
