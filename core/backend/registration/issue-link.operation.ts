import type { Variant } from '../../session/user.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { LIFETIMES } from '../lifetimes.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { LINK_PURPOSES, linkAddress, type LinkKind } from './registration-links.ts';

/** Makes a link, voids the one before of the same kind and subject, and answers its address; only its hash is kept. */
export const issueLink = async (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock' | 'ids' | 'secrets' | 'publicUrls'>,
  link: { readonly kind: LinkKind; readonly subject: string; readonly variant: Variant },
): Promise<string> => {
  const { kind, subject, variant } = link;
  const token = ports.secrets.token();
  const life = kind === 'registrationLink' ? 'registrationLink' : 'setPasswordLink';
  await tx.oneTime.issue({
    id: ports.ids.next(),
    kind,
    subject,
    session: null,
    purpose: LINK_PURPOSES[kind],
    secretHash: ports.secrets.digest(token),
    maxAttempts: 1,
    expiresAt: ports.clock.now() + LIFETIMES[life],
    detail: {},
  });
  return linkAddress(ports, variant, kind, token);
};
