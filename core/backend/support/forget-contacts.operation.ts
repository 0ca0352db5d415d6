import type { OperationPorts } from '../backend-ports.ts';
import type { OneTimeKind } from '../one-time.store.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** What may lie at a contact that is forgotten. */
const SENT_SECRETS: readonly OneTimeKind[] = [
  'mfaCode',
  'recoveryCode',
  'loginCode',
  'loginPass',
  'setPasswordLink',
  'passwordLink',
  'contactRefusal',
];

/** All contacts of an account with everything that was sent to them or proven by them, the remembered browsers, and a correction that waited (SECURITY.md §2.6, §2.7). */
export const forgetContacts = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock'>,
  accountId: string,
): Promise<void> => {
  await tx.accounts.removeContact(accountId, 'email');
  await tx.accounts.removeContact(accountId, 'cellPhone');
  await tx.devices.endAll(accountId);
  await tx.recoveries.endAll(accountId);
  await tx.oneTime.voidAll([accountId], SENT_SECRETS, ports.clock.now());
  await tx.nextSignIn.endCorrection(accountId, null, 'replaced');
};
