import { createHash } from 'node:crypto';

/** Returns an entity tag for exactly these bytes (RFC 9110 §8.8.3). */
export const entityTag = (bytes: string | Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Returns true if `If-None-Match` is `*` or contains `tag`, in strong or weak form (RFC 9110 §13.1.2). */
export const isUpToDate = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((held) => held.trim() === '*' || opaque(held) === tag);
