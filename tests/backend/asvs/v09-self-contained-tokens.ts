import { notApplicable, notYet, type Requirement } from './requirement.ts';

const SSO = 'Own tokens are references; ID tokens come with single sign-on, which is not built.';

/** V9 Self-contained tokens. */
export const SELF_CONTAINED_TOKENS: readonly Requirement[] = [
  notYet('V9.1.1', 1, 'Signature before content', SSO),
  notYet('V9.1.2', 1, 'A fixed list of algorithms', SSO),
  notYet('V9.1.3', 1, 'Keys from configured sources', SSO),
  notYet('V9.2.1', 1, 'Within its time span', SSO),
  notYet('V9.2.2', 2, 'Of the right kind', SSO),
  notYet('V9.2.3', 2, 'Meant for this service', SSO),
  notApplicable('V9.2.4', 2, 'Issued tokens name their audience', 'The product issues none.'),
];
