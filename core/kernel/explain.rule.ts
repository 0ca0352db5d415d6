import type { Failure } from './result.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';

// Control characters, line separators and characters that change the text direction.
const INVISIBLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Makes server text safe to display: one line, no control characters, at most 300 code points. Returns null if no text
 * remains (SECURITY.md §3).
 */
export const serverText = (text: string | null): string | null => {
  if (text === null) return null;
  const clean = text.replace(INVISIBLE, ' ').replace(/ {2,}/g, ' ').trim();
  return clean === '' ? null : Array.from(clean).slice(0, LIMITS.serverText).join('').trimEnd();
};

/** Returns true if a message of `explain` tells that no response arrived. The call can then be repeated when the device is online again. */
export const saysNoAnswer = (text: string): boolean =>
  text.endsWith(MESSAGES.noConnection) || text.endsWith(MESSAGES.noAnswer);

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/**
 * Returns the message for a failure: the server's text if present, otherwise `fallback` from the message catalog (spec
 * §8). Returns null for `empty`. If no response arrived, the message tells that there is no connection or, for a `write`
 * that timed out, that the outcome is unknown (SECURITY.md T7).
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
