import { createHash } from 'node:crypto';

/** Returns a tag for exactly these bytes (RFC 9110 §8.8.3). A client that still has them need not download them again. */
export const entityTag = (bytes: string | Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Returns true if `If-None-Match` contains this tag, in a list or weakened by a proxy, or is `*` (RFC 9110 §13.1.2). */
export const isUpToDate = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((held) => held.trim() === '*' || opaque(held) === tag);
