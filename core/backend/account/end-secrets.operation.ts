import type { OperationPorts } from '../backend-ports.ts';
import type { OneTimeKind } from '../one-time.store.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** Whether a kind of secret ends with a change that its holder may have known nothing of. */
interface EndsWith {
  /** The contact it travelled to, or that proved it, is changed or forgotten. */
  readonly contact: boolean;
  readonly password: boolean;
}

/**
 * Every kind of one-time secret there is, and what ends it (SECURITY.md §2.5): whatever travels to a contact dies with it, or
 * the mailbox somebody lost would still open their account. What travels to nobody's contact stays: it is bound to the
 * browser that holds it, or to an address that has no account yet.
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

/** Ends every secret of an account that goes with what was changed, with its recoveries and remembered browsers; the one way, in every path that changes or forgets a contact or sets a password (SECURITY.md §2.5, §2.6). */
export const endSecrets = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock'>,
  accountId: string,
  changed: keyof EndsWith,
): Promise<void> => {
  await tx.devices.endAll(accountId);
  // Whoever began one proved, or is about to prove, what does not hold any more.
  await tx.recoveries.endAll(accountId);
  const kinds = KINDS.filter((kind) => ENDS_WITH[kind][changed]);
  await tx.oneTime.voidAll([accountId], kinds, ports.clock.now());
};
