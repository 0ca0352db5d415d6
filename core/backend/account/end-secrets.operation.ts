import type { OperationPorts } from '../backend-ports.ts';
import type { OneTimeKind } from '../one-time.store.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** States which changes end a kind of secret. The person who holds the secret may not know of the change. */
interface EndsWith {
  /** True if the secret ends when a contact is changed or removed: it was sent to that contact, or that contact proved it. */
  readonly contact: boolean;
  readonly password: boolean;
}

/**
 * Every kind of one-time secret, and the changes that end it (SECURITY.md §2.5). A secret sent to a contact ends with that
 * contact; otherwise a mailbox the owner has lost would still open the account. Other secrets stay: they are bound to the
 * browser that holds them, or to an address that has no account yet.
 */
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
 * Ends every secret of an account that depends on what was changed, together with its recoveries and remembered browsers.
 * Every path that changes or removes a contact or sets a password calls this operation (SECURITY.md §2.5, §2.6).
 */
export const endSecrets = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock'>,
  accountId: string,
  changed: keyof EndsWith,
): Promise<void> => {
  await tx.devices.endAll(accountId);
  // A recovery under way has proved, or is about to prove, something that no longer holds.
  await tx.recoveries.endAll(accountId);
  const kinds = KINDS.filter((kind) => ENDS_WITH[kind][changed]);
  await tx.oneTime.voidAll([accountId], kinds, ports.clock.now());
};
