import { ok } from '../../kernel/result.ts';
import type { SupportedUser, UserAction } from '../../support/supported-users.schema.ts';
import type { Account } from '../session/account.repository.port.ts';
import type { SessionCaller } from '../caller.ts';
import { BUCKETS, CLEARED_BUCKETS } from '../limits/limit-buckets.ts';
import { takeAll } from '../limits/take-all.operation.ts';
import { refusalOf, type Reply, tooMany } from '../refusal.ts';
import { issueLink } from '../registration/issue-link.operation.ts';
import { passwordLinkMessage } from '../registration/invitation-message.rule.ts';
import { addressOf, sendInvitation } from '../registration/send-invitation.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import {
  aboutPerson,
  type ActDetail,
  type PersonAtHand,
  type PersonPorts,
} from './about-person.operation.ts';
import { keysOf } from './describe-users.operation.ts';

const cannot = (code: string, message: string) => refusalOf('unacceptable', code, message);

const NO_ADDRESS = cannot('noAddress', 'This person has no email address to send a link to.');
const DISABLED = cannot('disabled', 'This account is disabled.');
const NOT_REGISTERED = cannot(
  'notRegistered',
  'They haven’t chosen a password yet. Resend the registration instead.',
);
const REGISTERED = cannot('registered', 'This person is already registered.');

type LinkAction = Extract<UserAction, 'passwordLink' | 'registrationLink'>;

/**
 * Sends a link for a new password, or the registration link again. The number of links is limited to one in 5 minutes and
 * 10 an hour per person across all staff, and by the cap of the installation (SECURITY.md §2.4).
 */
const sendSupportLink = async (
  tx: Transaction,
  ports: PersonPorts,
  caller: SessionCaller,
  { account, kind }: { readonly account: Account; readonly kind: LinkAction },
): Reply<ActDetail> => {
  if (account.disabled) return DISABLED;
  const registered = account.passwordHash !== null;
  if (kind === 'passwordLink' && !registered) return NOT_REGISTERED;
  if (kind === 'registrationLink' && registered) return REGISTERED;
  const to = await addressOf(tx, account);
  if (to === null) return NO_ADDRESS;
  const holds = [
    { bucket: BUCKETS.supportLink, key: account.id },
    { bucket: BUCKETS.registrationMail, key: account.id },
    { bucket: BUCKETS.mailSending, key: 'all' },
  ];
  const grant = await takeAll(tx, holds, ports.clock.now());
  if (!grant.granted) return tooMany(grant.wait);
  if (!registered) {
    await sendInvitation(tx, ports, { account, to, by: caller.session.actorId });
    return ok({});
  }
  const variant = account.application === 3 ? 'consumer' : 'dealer';
  const order = { kind: 'passwordLink', subject: account.id, variant } as const;
  const link = await issueLink(tx, ports, order);
  const text = passwordLinkMessage({ to, providerName: ports.providerName }, link);
  await tx.messages.enqueue({ ...text, id: ports.ids.next(), queuedAt: ports.clock.now() });
  return ok({});
};

/** Creates the use case by which staff help a person to sign in: send links, end waits, end sessions. */
export const supportAction =
  (ports: PersonPorts) =>
  (
    caller: SessionCaller,
    { accountId, action }: { readonly accountId: string; readonly action: UserAction },
  ): Reply<SupportedUser> => {
    const facts = { operation: `support.${action}`, subjectId: accountId };
    return aboutPerson(ports, caller, facts, null, (tx, person) =>
      give(ports, tx, caller, { action, ...person }),
    );
  };

const give = async (
  ports: PersonPorts,
  tx: Transaction,
  caller: SessionCaller,
  { action, account, user }: PersonAtHand & { readonly action: UserAction },
): Reply<ActDetail> => {
  switch (action) {
    case 'clearWait':
      await tx.limits.clearAll(CLEARED_BUCKETS, keysOf(ports, user));
      return ok({});
    case 'endSessions':
      await tx.sessions.endAll(account.id, null, 'support', ports.clock.now());
      return ok({});
    case 'passwordLink':
    case 'registrationLink':
      return sendSupportLink(tx, ports, caller, { account, kind: action });
  }
};
