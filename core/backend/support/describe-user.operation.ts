import { LOGIN_STEPS } from '../../login/login-step.ts';
import type { SupportedUser } from '../../support/support.schema.ts';
import type { OperationPorts } from '../backend-ports.ts';
import { PERSON_BUCKETS } from '../limits/limit-buckets.ts';
import { loginKeyOf } from '../login/find-login.operation.ts';
import { planDemands } from '../session/plan-demands.rule.ts';
import type { FoundUser } from '../support.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** Everything a person's tries are counted by: the name they type, the account, and the browsers that are remembered. */
export const keysOf = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'secrets' | 'clock'>,
  user: Pick<FoundUser, 'accountId' | 'username' | 'application'>,
): Promise<readonly string[]> => {
  const audience = user.application === 3 ? 'consumer' : 'dealer';
  const devices = await tx.devices.list(user.accountId, ports.clock.now());
  return [
    user.accountId,
    loginKeyOf(ports, audience, user.username),
    ...devices.map(({ secretHash }) => secretHash),
  ];
};

/** A person as Support shows them: what the next sign-in would ask, and whether a wait runs (domain guide 6.17). */
export const describeUser = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'secrets' | 'clock'>,
  user: FoundUser,
): Promise<SupportedUser> => {
  const account = await tx.accounts.findById(user.accountId);
  if (account === null) throw new Error('a found person has no account');
  const contacts = await tx.accounts.contacts(user.accountId);
  const demands = planDemands({
    account,
    hasContact: contacts.length > 0,
    deviceRemembered: false,
    dealerNumbers: account.application === 2 ? user.groups.map((g) => g.siteGroupNum) : [],
    termsVersion: 0,
    privacyVersion: 0,
  });
  const keys = await keysOf(tx, ports, user);
  return {
    accountId: user.accountId,
    username: user.username,
    name: user.name,
    applicationNum: user.application,
    beta: user.beta,
    email: user.email,
    phoneNumber: user.phone,
    groups: user.groups.map((group) => ({ ...group })),
    lastLoginAt: user.lastLoginAt === null ? null : new Date(user.lastLoginAt).toISOString(),
    registered: account.passwordHash !== null,
    disabled: account.disabled,
    codeAsked: account.mfaRequired,
    contactSet: contacts.length > 0,
    waiting: await tx.limits.anyWaiting(PERSON_BUCKETS, keys, ports.clock.now()),
    openSessions: user.openSessions,
    pendingSteps: LOGIN_STEPS.filter((step) => demands.includes(step)),
  };
};
