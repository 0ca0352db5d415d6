import type { SupportedUser } from '#core/support/supported-users.schema.ts';

/** Returns a dealer's user who can sign in, plus the given changes. */
export const supported = (change: Partial<SupportedUser> = {}): SupportedUser => ({
  accountId: 'a-1',
  username: 'dana.reyes',
  name: 'Dana Reyes',
  applicationNum: 2,
  beta: true,
  email: 'dana@example.com',
  phoneNumber: null,
  groups: [{ siteGroupNum: 4471, siteGroupName: 'Harbor Point Alarm' }],
  lastLoginAt: null,
  registered: true,
  disabled: false,
  codeAsked: true,
  contactSet: true,
  waiting: false,
  waitsUntil: null,
  openSessions: 1,
  pendingSteps: ['mfaVerify'],
  askedSteps: [],
  correction: null,
  ...change,
});
