import type { Failure } from './result.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';

// Control characters, and the marks that would turn the reading direction of the words around them.
const INVISIBLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** The server's own words made fit to show: one line, no control characters, at most 300 code points; null when nothing is left (SECURITY.md §3). */
export const serverText = (text: string | null): string | null => {
  if (text === null) return null;
  const clean = text.replace(INVISIBLE, ' ').replace(/ {2,}/g, ' ').trim();
  return clean === '' ? null : Array.from(clean).slice(0, LIMITS.serverText).join('').trimEnd();
};

/** Whether words of `explain` say that nothing came back: what they are about is asked again once something may. */
export const saysNoAnswer = (text: string): boolean =>
  text.endsWith(MESSAGES.noConnection) || text.endsWith(MESSAGES.noAnswer);

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/**
 * Turns a failure into words: the server's text when present, else `fallback` from the catalogue (spec §8).
 * Null for `empty`, which has no words. What brought no answer says so: a `write` that timed out that its outcome is
 * unknown (SECURITY.md T7), and what found nobody that there is no connection.
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
