import { err, ok } from '../../kernel/result.ts';
import type { Account } from '../account.repository.port.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { takeAll } from '../limits/take-all.operation.ts';
import type { Refusal, Reply } from '../refusal.ts';
import { tooMany } from '../refusals.ts';
import { issueLink } from '../registration/issue-link.operation.ts';
import {
  invitationMessage,
  passwordLinkMessage,
} from '../registration/registration-messages.rule.ts';
import type { Transaction } from '../unit-of-work.port.ts';

const refused = (code: string, message: string) =>
  err<Refusal>({ kind: 'unacceptable', code, message });

const NO_ADDRESS = refused('noAddress', 'This person has no e-mail address to send a link to.');
const DISABLED = refused('disabled', 'This account is disabled.');
const NOT_REGISTERED = refused(
  'notRegistered',
  'No password was chosen yet. Resend the registration instead.',
);
const REGISTERED = refused('registered', 'This person is registered already.');

/** Sends a link for a new password, or the registration's own again; 10 an hour a person, and the installation's cap (SECURITY.md §2.4). */
export const sendSupportLink = async (
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
