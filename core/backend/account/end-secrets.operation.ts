import type { OperationPorts } from '../backend-ports.ts';
import type { OneTimeKind } from '../one-time.store.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** The changes that end a kind of one-time secret. */
interface EndsWith {
  /** True if the secret ends when a contact is changed or removed, because the secret was sent to that contact or came from proving it. */
  readonly contact: boolean;
  readonly password: boolean;
}

/** Every kind of one-time secret, and whether a contact change or a password change ends it (SECURITY.md §2.5). */
export const ENDS_WITH: Readonly<Record<OneTimeKind, EndsWith>> = {
  mfaCode: { contact: true, password: true },
  reportCode: { contact: true, password: false },
  recoveryCode: { contact: true, password: true },
  setPasswordLink: { contact: true, password: true },
  passwordLink: { contact: true, password: true },
  setupLink: { contact: true, password: true },
  loginCode: { contact: true, password: true },
  loginPass: { contact: true, password: true },
  contactRefusal: { contact: true, password: false },
  ssoCode: { contact: false, password: true },
  classicKey: { contact: false, password: true },
  registrationLink: { contact: false, password: false },
  invitationLink: { contact: false, password: false },
  captcha: { contact: false, password: false },
};

const KINDS = Object.keys(ENDS_WITH) as OneTimeKind[];

/**
 * Ends an account's secrets, recoveries and remembered browsers that depend on the changed contact or password. Must be
 * called by every code path that changes a contact or password (SECURITY.md §2.5, §2.6).
 */
export const endSecrets = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock'>,
  accountId: string,
  changed: keyof EndsWith,
): Promise<void> => {
  await tx.devices.endAll(accountId);
  // Ends pending recoveries, because they rely on the contact or password that just changed.
  await tx.recoveries.endAll(accountId);
  const kinds = KINDS.filter((kind) => ENDS_WITH[kind][changed]);
  await tx.oneTime.voidAll([accountId], kinds, ports.clock.now());
};
