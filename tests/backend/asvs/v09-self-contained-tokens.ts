import { met, notApplicable, type Requirement } from './requirement.ts';

const OPEN_ID = 'tests/adapters/server/sso/open-id-providers.test.ts';

/** V9 Self-contained tokens. The portal's own tokens are only references, so the chapter applies to the ID tokens of single sign-on. */
export const SELF_CONTAINED_TOKENS: readonly Requirement[] = [
  met('V9.1.1', 1, 'Signature before content', OPEN_ID),
  met('V9.1.2', 1, 'A fixed list of algorithms', OPEN_ID),
  met('V9.1.3', 1, 'Keys from configured sources', OPEN_ID),
  met('V9.2.1', 1, 'Within its time span', OPEN_ID),
  met('V9.2.2', 2, 'Of the right kind', OPEN_ID),
  met('V9.2.3', 2, 'Meant for this service', OPEN_ID),
  notApplicable('V9.2.4', 2, 'Issued tokens name their audience', 'The product issues none.'),
];
