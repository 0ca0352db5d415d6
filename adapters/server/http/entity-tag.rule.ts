import { createHash } from 'node:crypto';

/** A name for exactly these bytes (RFC 9110 §8.8.3): whoever still holds them is spared sending them again. */
export const entityTag = (bytes: string | Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether `If-None-Match` names this tag: any of a list, weakened by a proxy or not, or `*` (RFC 9110 §13.1.2). */
export const isUpToDate = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((held) => held.trim() === '*' || opaque(held) === tag);
