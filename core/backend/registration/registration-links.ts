import type { Variant } from '../../session/user.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { OneTimeKind } from '../one-time.store.port.ts';

/** What each link of the registration page is for; a link answers for nothing else (SECURITY.md §2.5). */
export const LINK_PURPOSES = {
  registrationLink: 'verifyEmail',
  setPasswordLink: 'firstPassword',
  passwordLink: 'newPassword',
  setupLink: 'firstPassword',
} as const satisfies Partial<Record<OneTimeKind, string>>;
export type LinkKind = keyof typeof LINK_PURPOSES;

/** Which parameter of the registration page carries it (spec §2.1). */
const PARAMETERS: Readonly<Record<LinkKind, 'code' | 'otp'>> = {
  registrationLink: 'code',
  setPasswordLink: 'otp',
  passwordLink: 'otp',
  setupLink: 'otp',
};

/** The address in a mail: made of the configured base address and nothing else (SECURITY.md §2.12). */
export const linkAddress = (
  ports: Pick<BackendPorts, 'publicUrls'>,
  variant: Variant,
  kind: LinkKind,
  token: string,
): string => `${ports.publicUrls[variant]}/login/register?${PARAMETERS[kind]}=${token}`;
