import type { RegistrationLink } from '../../registration/registration-link.rule.ts';
import type { Variant } from '../../session/user.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { LIFETIMES } from '../lifetimes.ts';
import type { OneTimeKind } from '../one-time.store.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** The purpose of each link of the registration page. A link is valid for no other purpose (SECURITY.md §2.5). */
export const LINK_PURPOSES = {
  registrationLink: 'verifyEmail',
  setPasswordLink: 'firstPassword',
  passwordLink: 'newPassword',
  setupLink: 'firstPassword',
  contactRefusal: 'refuseContact',
  invitationLink: 'joinDealer',
} as const satisfies Partial<Record<OneTimeKind, string>>;
export type LinkKind = keyof typeof LINK_PURPOSES;

/** The parameter of the registration page for each kind of link (spec §2.1). */
const PARAMETERS: Readonly<Record<LinkKind, RegistrationLink['kind']>> = {
  registrationLink: 'code',
  setPasswordLink: 'otp',
  passwordLink: 'otp',
  setupLink: 'otp',
  contactRefusal: 'refuse',
  invitationLink: 'otp',
};

const LIVES: Readonly<Record<LinkKind, number>> = {
  registrationLink: LIFETIMES.registrationLink,
  setPasswordLink: LIFETIMES.setPasswordLink,
  passwordLink: LIFETIMES.passwordLink,
  setupLink: LIFETIMES.passwordLink,
  contactRefusal: LIFETIMES.contactCorrection,
  invitationLink: LIFETIMES.invitationLink,
};

/** Builds the address in a mail, only from the configured base address (SECURITY.md §2.12). */
export const linkAddress = (
  ports: Pick<BackendPorts, 'publicUrls'>,
  variant: Variant,
  kind: LinkKind,
  token: string,
): string => `${ports.publicUrls[variant]}/login/register?${PARAMETERS[kind]}=${token}`;

/** Creates a link, voids the earlier one of the same kind and subject, and returns its address. Only its hash is stored. */
export const issueLink = async (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock' | 'ids' | 'secrets' | 'publicUrls'>,
  link: { readonly kind: LinkKind; readonly subject: string; readonly variant: Variant },
): Promise<string> => {
  const { kind, subject, variant } = link;
  const token = ports.secrets.token();
  await tx.oneTime.issue({
    id: ports.ids.next(),
    kind,
    subject,
    session: null,
    purpose: LINK_PURPOSES[kind],
    secretHash: ports.secrets.digest(token),
    maxAttempts: 1,
    expiresAt: ports.clock.now() + LIVES[kind],
    detail: {},
  });
  return linkAddress(ports, variant, kind, token);
};

/** The state of a submitted link. Reading it does not use it up. */
export type LinkState =
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'live' | 'used' | 'expired';
      readonly link: LinkKind;
      readonly subject: string;
    };

/** Looks up a link by its hash among the kinds the step accepts. A replaced link counts as expired. */
export const readLink = async (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock' | 'secrets'>,
  kinds: readonly LinkKind[],
  token: string,
): Promise<LinkState> => {
  const secretHash = ports.secrets.digest(token.trim());
  for (const link of kinds) {
    const found = await tx.oneTime.find({ kind: link, secretHash });
    if (found === null) continue;
    const over = found.voided || found.expiresAt <= ports.clock.now();
    const kind = found.used ? 'used' : over ? 'expired' : 'live';
    return { kind, link, subject: found.subject };
  }
  return { kind: 'unknown' };
};
