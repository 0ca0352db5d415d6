/** The sign-in steps after the credentials (spec §4.1). The server accepts the steps only in this order. */
export const LOGIN_STEPS = [
  'contactInfo',
  'mfaVerify',
  'usernameReset',
  'securityQuestions',
  'passwordReset',
] as const;
export type LoginStep = (typeof LOGIN_STEPS)[number];

/** The demands that the server can make before a session is complete: the steps, then terms, then privacy (spec §4.1). */
export const DEMANDS = [...LOGIN_STEPS, 'terms', 'privacy'] as const;
export type Demand = (typeof DEMANDS)[number];
