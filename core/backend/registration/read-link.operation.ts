import type { BackendPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { LinkKind } from './registration-links.ts';

/** What a presented link is worth; looking at it uses nothing up. */
export type LinkState =
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'live' | 'used' | 'expired';
      readonly link: LinkKind;
      readonly subject: string;
    };

/** Looks a link up by its hash among the kinds the step takes; a replaced one counts as expired. */
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
