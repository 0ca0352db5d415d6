import type { RegistrationLink } from '../../registration/registration-link.rule.ts';
import type { Variant } from '../../session/user.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { LIFETIMES } from '../lifetimes.ts';
import type { OneTimeKind } from '../one-time.store.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** Purpose of each kind of link to the registration page. A link is valid only for its purpose (SECURITY.md §2.5). */
export const LINK_PURPOSES = {
  registrationLink: 'verifyEmail',
  setPasswordLink: 'firstPassword',
  passwordLink: 'newPassword',
  setupLink: 'firstPassword',
  contactRefusal: 'refuseContact',
  invitationLink: 'joinDealer',
} as const satisfies Partial<Record<OneTimeKind, string>>;
export type LinkKind = keyof typeof LINK_PURPOSES;

/** URL parameter of the registration page for each kind of link (spec §2.1). */
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

/** Builds the URL of a link, from the configured base URL only (SECURITY.md §2.12). */
export const linkAddress = (
  ports: Pick<BackendPorts, 'publicUrls'>,
  variant: Variant,
  kind: LinkKind,
  token: string,
): string => `${ports.publicUrls[variant]}/login/register?${PARAMETERS[kind]}=${token}`;

/** Creates a link and returns its URL. Voids the earlier link of the same kind and subject. Only a hash of the secret is stored. */
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

/** The state of a submitted link. Reading the state does not use up the link. */
export type LinkState =
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'live' | 'used' | 'expired';
      readonly link: LinkKind;
      readonly subject: string;
    };

/** Finds a link by its hash, among the kinds that the step accepts. A replaced link counts as expired. */
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
