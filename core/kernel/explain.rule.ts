import type { Failure } from './result.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';

// Control characters, and marks that would change the reading direction of the text around them.
const INVISIBLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Makes server text safe to show: one line, no control characters, at most 300 code points. Returns null if nothing is
 * left (SECURITY.md §3).
 */
export const serverText = (text: string | null): string | null => {
  if (text === null) return null;
  const clean = text.replace(INVISIBLE, ' ').replace(/ {2,}/g, ' ').trim();
  return clean === '' ? null : Array.from(clean).slice(0, LIMITS.serverText).join('').trimEnd();
};

/** Returns true if a text from `explain` says that no response arrived. The call can then be repeated when a connection is back. */
export const saysNoAnswer = (text: string): boolean =>
  text.endsWith(MESSAGES.noConnection) || text.endsWith(MESSAGES.noAnswer);

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/**
 * Turns a failure into a message: the server's text if present, otherwise `fallback` from the catalogue (spec §8). Returns
 * null for `empty`, which has no message. If no response arrived, the message says so: for a `write` that timed out, that
 * its outcome is unknown (SECURITY.md T7), and for an unreachable server, that there is no connection.
 */
export const explain = (
  failure: Failure,
  fallback: string,
  act: 'read' | 'write' = 'write',
): string | null => {
  switch (failure.kind) {
    case 'empty':
      return null;
    case 'sessionEnded':
      return MESSAGES.loginExpired;
    case 'impersonationEnded':
      return MESSAGES.impersonationExpired;
    case 'rateLimited':
      return serverText(failure.message) ?? MESSAGES.tooManyAttempts;
    case 'refused':
    case 'faulted':
      return serverText(failure.message) ?? fallback;
    case 'timedOut':
      return `${sentence(fallback)} ${act === 'read' ? MESSAGES.noAnswer : MESSAGES.outcomeUnknown}`;
    case 'unreachable':
      return `${sentence(fallback)} ${MESSAGES.noConnection}`;
    case 'unreadable':
      return fallback;
  }
};
