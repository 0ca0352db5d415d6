import { isoInstant } from '../../kernel/instant.ts';
import { LOGIN_STEPS } from '../../permission/login-step.ts';
import type { SupportedUser } from '../../support/supported-users.schema.ts';
import type { OperationPorts } from '../backend-ports.ts';
import { PERSON_BUCKETS } from '../limits/limit-buckets.ts';
import { loginKeyOf } from '../login/find-login.operation.ts';
import { planDemands } from '../session/plan-demands.rule.ts';
import type { FoundUser } from './support.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** Returns all rate-limit keys of a person: the entered username, the account and the remembered browsers. */
export const keysOf = (
  ports: Pick<OperationPorts, 'secrets'>,
  user: Pick<FoundUser, 'accountId' | 'username' | 'application' | 'deviceHashes'>,
): readonly string[] => {
  const audience = user.application === 3 ? 'consumer' : 'dealer';
  return [user.accountId, loginKeyOf(ports, audience, user.username), ...user.deviceHashes];
};

/** Describes people for Support: what their next sign-in would require and whether they must wait (domain guide 6.17). */
export const describeUsers = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'secrets' | 'clock'>,
  users: readonly FoundUser[],
): Promise<SupportedUser[]> => {
  const keyed = users.map((user) => ({ user, keys: keysOf(ports, user) }));
  const keys = keyed.flatMap((one) => one.keys);
  const waits = await tx.limits.waits(PERSON_BUCKETS, keys, ports.clock.now());
  return keyed.map(({ user, keys: own }) => {
    const ends = own.flatMap((key) => waits.get(key) ?? []);
    const demands = planDemands({
      account: { ...user, mfaRequired: user.codeAsked, termsVersion: null, privacyVersion: null },
      hasContact: user.contactSet,
      contactCorrected: user.correction !== null,
      deviceRemembered: false,
      dealerNumbers: user.application === 2 ? user.groups.map((g) => g.siteGroupNum) : [],
      termsVersion: 0,
      privacyVersion: 0,
    });
    return {
      accountId: user.accountId,
      username: user.username,
      name: user.name,
      applicationNum: user.application,
      beta: user.beta,
      email: user.email,
      phoneNumber: user.phone,
      groups: user.groups.map((group) => ({ ...group })),
      lastLoginAt: user.lastLoginAt === null ? null : isoInstant(user.lastLoginAt),
      registered: user.registered,
      disabled: user.disabled,
      codeAsked: user.codeAsked,
      contactSet: user.contactSet,
      waiting: ends.length > 0,
      waitsUntil: ends.length === 0 ? null : isoInstant(Math.max(...ends)),
      openSessions: user.openSessions,
      pendingSteps: LOGIN_STEPS.filter((step) => demands.includes(step)),
      askedSteps: user.askedSteps.map((asked) => ({
        ...asked,
        askedAt: isoInstant(asked.askedAt),
      })),
      correction: user.correction && {
        ...user.correction,
        askedAt: isoInstant(user.correction.askedAt),
        endsAt: isoInstant(user.correction.endsAt),
      },
    };
  });
};
