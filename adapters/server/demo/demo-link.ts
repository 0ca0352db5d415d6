import { createHash, randomBytes } from 'node:crypto';
import { linkAddress, type LinkKind } from '#core/backend/registration/issue-link.operation.ts';
import type { Variant } from '#core/session/user.schema.ts';
import type { DemoInput } from './demo-database.ts';

/** Creates the secret token of a link and the hash that is stored for the token. */
export const demoSecret = (): { readonly token: string; readonly hash: string } => {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: createHash('sha256').update(token).digest('hex') };
};

/** Returns the URL of a link in the outbox. */
export const demoLink = (
  { consumerUrl: consumer, dealerUrl: dealer }: Pick<DemoInput, 'consumerUrl' | 'dealerUrl'>,
  variant: Variant,
  kind: LinkKind,
  token: string,
): string => linkAddress({ publicUrls: { dealer, consumer } }, variant, kind, token);
