import type { Account } from '../session/account.repository.port.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import { LIFETIMES } from '../lifetimes.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { issueLink } from './issue-link.operation.ts';
import { invitationMessage } from './invitation-message.rule.ts';

/**
 * The account that gets a link for its first password, its e-mail address, and the sender. `by` is null if the owner
 * requested the link.
 */
export interface InvitedAccount {
  readonly account: Pick<Account, 'id' | 'username' | 'application'>;
  readonly to: string;
  readonly by: string | null;
}

/**
 * Sends a link for a first password, voids earlier ones, and records when the link expires. The caller must check the rate
 * limits (SECURITY.md §2.12).
 */
export const sendInvitation = async (
  tx: Transaction,
  ports: OperationPorts & Pick<BackendPorts, 'publicUrls'>,
  { account, to, by }: InvitedAccount,
): Promise<void> => {
  const { clock, ids, providerName } = ports;
  const now = clock.now();
  const isCustomer = account.application === 3;
  const variant = isCustomer ? 'consumer' : 'dealer';
  const order = { kind: 'setPasswordLink', subject: account.id, variant } as const;
  const link = await issueLink(tx, ports, order);
  const username = isCustomer ? null : account.username;
  const text = invitationMessage({ to, providerName, username }, link);
  await tx.messages.enqueue({ ...text, id: ids.next(), queuedAt: now });
  const sent = { at: now, expiresAt: now + LIFETIMES.setPasswordLink, by };
  await tx.people.noteInvite(account.id, sent);
};

/** Returns the contact to which a person's link can be sent; null if there is none. */
export const addressOf = async (
  tx: Transaction,
  account: Pick<Account, 'id' | 'username' | 'application'>,
): Promise<string | null> => {
  const contacts = await tx.accounts.contacts(account.id);
  const stored = contacts.find(({ type }) => type === 'email')?.value;
  return stored ?? (account.application === 3 ? account.username : null);
};
