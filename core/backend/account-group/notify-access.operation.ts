import type { GroupPorts } from './administer.operation.ts';
import type { Administration } from './administer.operation.ts';
import { accessMessage } from './access-message.rule.ts';

/**
 * Notifies a user of changed access, if an email address is known. Call this before the user's contact methods are
 * deleted, because the email address is read immediately.
 */
export const notifyAccess = async (
  ports: GroupPorts,
  { tx, me, groups, house, siteGroupNum }: Administration,
  accountId: string,
  did: Parameters<typeof accessMessage>[1],
): Promise<void> => {
  const contacts = await tx.accounts.contacts(accountId);
  const to = contacts.find(({ type }) => type === 'email')?.value;
  if (to === undefined) return;
  const group = house ?? nameOfGroup(groups, siteGroupNum);
  const { clock, ids, providerName } = ports;
  const text = accessMessage({ to, providerName, by: me.name, group }, did);
  await tx.messages.enqueue({ ...text, id: ids.next(), queuedAt: clock.now() });
};

/** Returns the name of a group. */
export const nameOfGroup = (groups: Administration['groups'], siteGroupNum: number): string =>
  groups.find((group) => group.siteGroupNum === siteGroupNum)?.siteGroupName ?? '';
