import type { ContactType } from '../../session/session-view.schema.ts';
import { endSecrets } from './end-secrets.operation.ts';
import type { StoredContact } from '../session/account.repository.port.ts';
import type { OperationPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { contactChangedNotice } from './contact-code-message.rule.ts';

/**
 * Ends the account's remembered devices and pending secrets after a contact change, and notifies the old contact. If there
 * was no old contact of this type, notifies the account's remaining contacts (SECURITY.md §2.6, §2.7).
 */
export const afterContactChange = async (
  tx: Transaction,
  ports: OperationPorts,
  change: {
    readonly accountId: string;
    readonly type: ContactType;
    readonly removed: boolean;
    /** The account's contacts before the change. */
    readonly before: readonly StoredContact[];
  },
): Promise<void> => {
  const now = ports.clock.now();
  await endSecrets(tx, ports, change.accountId, 'contact');
  const old = change.before.filter(({ type }) => type === change.type);
  for (const contact of old.length > 0 ? old : change.before) {
    const text = contactChangedNotice(contact, change, ports.providerName);
    await tx.messages.enqueue({ ...text, id: ports.ids.next(), queuedAt: now });
  }
};
