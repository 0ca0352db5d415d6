import { err, ok } from '../../kernel/result.ts';
import type { LoginStep } from '../../login/login-step.ts';
import type { SupportedUser, UserAction } from '../../support/support.schema.ts';
import type { Account } from '../account.repository.port.ts';
import { recordAudit, recordRefusal } from '../audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { BUCKETS, CLEARED_BUCKETS } from '../limits/limit-buckets.ts';
import { takeAll } from '../limits/take-all.operation.ts';
import { NOT_FOUND, type Refusal, refusalOf, type Reply, tooMany } from '../refusal.ts';
import { issueLink } from '../registration/registration-link.operation.ts';
import {
  invitationMessage,
  passwordLinkMessage,
} from '../registration/registration-messages.rule.ts';
import type { FoundUser } from '../support.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { describeUsers, keysOf } from './describe-user.operation.ts';

const cannot = (code: string, message: string) => refusalOf('unacceptable', code, message);

const OWN_ADDRESS = cannot(
  'signsInByAddress',
  'A customer signs in by e-mail address and has no username to change.',
);

/** The next sign-in asks for the step again (spec §4.1). A new contact, or a new code, ends the remembered browsers; a new contact forgets the old ones. */
const askAgain = async (tx: Transaction, account: Account, step: LoginStep): Reply<null> => {
  if (step === 'usernameReset' && account.application === 3) return OWN_ADDRESS;
  if (step === 'contactInfo' || step === 'mfaVerify') await tx.devices.endAll(account.id);
  if (step === 'contactInfo') {
    await tx.accounts.removeContact(account.id, 'email');
    await tx.accounts.removeContact(account.id, 'cellPhone');
  } else await tx.support.requireStep(account.id, step);
  return ok(null);
};

const NO_ADDRESS = cannot('noAddress', 'This person has no e-mail address to send a link to.');
const DISABLED = cannot('disabled', 'This account is disabled.');
const NOT_REGISTERED = cannot(
  'notRegistered',
  'No password was chosen yet. Resend the registration instead.',
);
const REGISTERED = cannot('registered', 'This person is registered already.');

/** Sends a link for a new password, or the registration's own again; 10 an hour a person, and the installation's cap (SECURITY.md §2.4). */
const sendSupportLink = async (
  tx: Transaction,
  ports: OperationPorts & Pick<BackendPorts, 'publicUrls'>,
  account: Account,
  kind: 'passwordLink' | 'registrationLink',
): Reply<null> => {
  if (account.disabled) return DISABLED;
  const registered = account.passwordHash !== null;
  if (kind === 'passwordLink' && !registered) return NOT_REGISTERED;
  if (kind === 'registrationLink' && registered) return REGISTERED;
  const contacts = await tx.accounts.contacts(account.id);
  const stored = contacts.find(({ type }) => type === 'email')?.value;
  const to = stored ?? (account.application === 3 ? account.username : null);
  if (to === null) return NO_ADDRESS;
  const holds = [
    { bucket: BUCKETS.registrationMail, key: account.id },
    { bucket: BUCKETS.mailSending, key: 'all' },
  ];
  const grant = await takeAll(tx, holds, ports.clock.now());
  if (!grant.granted) return tooMany(grant.wait);
  const variant = account.application === 3 ? 'consumer' : 'dealer';
  const link = await issueLink(tx, ports, {
    kind: registered ? 'passwordLink' : 'setPasswordLink',
    subject: account.id,
    variant,
  });
  const write = registered ? passwordLinkMessage : invitationMessage;
  const words = write({ to, providerName: ports.providerName }, link);
  await tx.messages.enqueue({ ...words, id: ports.ids.next(), queuedAt: ports.clock.now() });
  return ok(null);
};

/** Whether a staff member may change how somebody signs in: other staff only with the right to administer staff, and nobody themselves. */
const reachedBy = (
  caller: Pick<SessionCaller, 'session'>,
  subject: Pick<Account, 'id' | 'application'>,
): 'allow' | Refusal => {
  if (subject.id === caller.session.accountId)
    return {
      kind: 'unacceptable',
      code: 'oneself',
      message: 'Your own sign-in is changed in User Account.',
    };
  const reached = subject.application !== 1 || caller.session.permissions.includes('staffAdmin');
  return reached ? 'allow' : { kind: 'forbidden' };
};

type Ports = OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'publicUrls'>;

/** What is wanted for somebody: an action, or a login step asked again. */
export type Help = { readonly action: UserAction } | { readonly step: LoginStep };

/** Helps somebody to sign in: links, waits, sessions and steps; one transaction, one row of the record, and the person as they are afterwards. */
export const helpUser =
  (ports: Ports) =>
  async (
    caller: SessionCaller,
    input: { readonly accountId: string } & Help,
  ): Reply<SupportedUser> => {
    const { accountId } = input;
    return ports.unitOfWork.run(async (tx) => {
      const now = ports.clock.now();
      const user = await tx.support.findUser(accountId, now);
      const account = user && (await tx.accounts.findById(accountId));
      if (user === null || account === null) return NOT_FOUND;
      const facts = {
        operation: `support.${'step' in input ? 'requireStep' : input.action}`,
        subjectId: accountId,
        ...('step' in input && { detail: { step: input.step } }),
      };
      const reached = reachedBy(caller, account);
      const done = reached === 'allow' ? await give(ports, tx, input, account, user) : err(reached);
      if (!done.ok) return recordRefusal(tx, ports, caller, facts, done);
      const after = await tx.support.findUser(accountId, now);
      if (after === null) throw new Error('a helped person vanished');
      const [described] = await describeUsers(tx, ports, [after]);
      if (described === undefined) throw new Error('a helped person was not described');
      await recordAudit(tx, ports, caller, { ...facts, result: 'ok' });
      return ok(described);
    });
  };

const give = async (
  ports: Ports,
  tx: Transaction,
  help: Help,
  account: Account,
  user: FoundUser,
): Reply<null> => {
  const now = ports.clock.now();
  if ('step' in help) return askAgain(tx, account, help.step);
  switch (help.action) {
    case 'clearWait':
      await tx.limits.clearAll(CLEARED_BUCKETS, keysOf(ports, user));
      return ok(null);
    case 'endSessions':
      await tx.sessions.endAll(account.id, null, 'support', now);
      return ok(null);
    case 'passwordLink':
    case 'registrationLink':
      return sendSupportLink(tx, ports, account, help.action);
  }
};
