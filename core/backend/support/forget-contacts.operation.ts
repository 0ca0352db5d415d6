import { endSecrets } from '../account/end-secrets.operation.ts';
import type { OperationPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/**
 * Deletes all contacts of an account with their codes and verifications, the remembered browsers, and a pending correction
 * (SECURITY.md §2.6, §2.7).
 */
export const forgetContacts = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock'>,
  accountId: string,
): Promise<void> => {
  await tx.accounts.removeContact(accountId, 'email');
  await tx.accounts.removeContact(accountId, 'cellPhone');
  await endSecrets(tx, ports, accountId, 'contact');
  await tx.nextSignIn.endCorrection(accountId, null, 'replaced');
};
