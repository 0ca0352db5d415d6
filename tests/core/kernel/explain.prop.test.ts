import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explain, serverText, saysNoAnswer } from '#core/kernel/explain.rule.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { failures } from '#tests/arbitraries/failures.ts';

const fallbacks = fc.constantFrom(...Object.values(MESSAGES));
const expected = fc
  .array(fc.constantFrom('The', 'code', 'is', 'wrong', '☎️', '𝔸'), { minLength: 1, maxLength: 8 })
  .map((list) => list.join(' '));

/** Fallback texts that do not mention a missing response. */
const ownText = fallbacks.filter((text) => !saysNoAnswer(text));

describe('explaining a failure', () => {
  it('has no words for an empty result, and words for everything else', () => {
    fc.assert(
      fc.property(failures, fallbacks, (failure, fallback) => {
        const text = explain(failure, fallback);
        if (failure.kind === 'empty') expect(text).toBeNull();
        else expect(text).not.toBe('');
        expect(text === null).toBe(failure.kind === 'empty');
      }),
    );
  });

  it('shows the server’s text where there is any, whatever the default', () => {
    fc.assert(
      fc.property(
        expected,
        fallbacks,
        fc.integer({ min: 400, max: 499 }),
        (message, fallback, status) => {
          expect(explain({ kind: 'refused', status, message, code: null }, fallback)).toBe(message);
          expect(explain({ kind: 'faulted', status: 500, message }, fallback)).toBe(message);
          const limited = explain({ kind: 'rateLimited', message, retryAfterSeconds: 1 }, fallback);
          expect(limited).toBe(message);
        },
      ),
    );
  });

  it('says the cause where no server could say one: a line that is gone, or that brought no answer', () => {
    fc.assert(
      fc.property(ownText, fc.constantFrom('read', 'write'), (fallback, act) => {
        const gone = explain({ kind: 'unreachable' }, fallback, act);
        expect(gone?.startsWith(fallback)).toBe(true);
        expect(gone).toMatch(/[.!?] There was no connection\.$/);
        const silent = explain({ kind: 'timedOut' }, fallback, act);
        expect(silent?.startsWith(fallback)).toBe(true);
        expect(silent).toMatch(/[.!?] There was no response in time/);
        expect([saysNoAnswer(gone ?? ''), saysNoAnswer(fallback)]).toEqual([true, false]);
        const read = explain({ kind: 'timedOut' }, fallback, 'read');
        expect(saysNoAnswer(read ?? '')).toBe(true);
        expect(saysNoAnswer(explain({ kind: 'unreadable' }, fallback) ?? '')).toBe(false);
      }),
    );
  });

  it('shows the default where the server says nothing', () => {
    fc.assert(
      fc.property(
        fallbacks,
        fc.constantFrom(null, '', '  ', '\u0000\n\u202e'),
        (fallback, message) => {
          expect(explain({ kind: 'refused', status: 400, message, code: null }, fallback)).toBe(
            fallback,
          );
          expect(explain({ kind: 'faulted', status: 503, message }, fallback)).toBe(fallback);
          expect(explain({ kind: 'unreadable' }, fallback)).toBe(fallback);
          const limited = explain(
            { kind: 'rateLimited', message, retryAfterSeconds: null },
            fallback,
          );
          expect(limited).toBe('Too many attempts. Please try again later.');
        },
      ),
    );
  });

  it('keeps server text to one line of at most 300 characters without control characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 700 }), (text) => {
        const shown = serverText(text);
        if (shown === null) return;
        expect(shown).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
        expect(Array.from(shown).length).toBeLessThanOrEqual(LIMITS.serverText);
        expect(shown).toBe(shown.trim());
      }),
    );
  });

  it('changes nothing about text that is fit to show already', () => {
    fc.assert(
      fc.property(expected, (text) => {
        expect(serverText(text)).toBe(text);
      }),
    );
  });

  it('never cuts a character in two', () => {
    const shown = serverText('𝔸'.repeat(400));
    expect(shown).toBe('𝔸'.repeat(LIMITS.serverText));
  });
});

describe('a time-out', () => {
  it('says of a write that its outcome is unknown, after the default', () => {
    expect(explain({ kind: 'timedOut' }, MESSAGES.resetPassword)).toBe(
      'An error occurred while resetting your password. There was no response in time, so we don’t know if it was done. It’s safe to try again.',
    );
  });

  it('leaves a default that ends its sentence alone', () => {
    expect(explain({ kind: 'timedOut' }, 'Failed to add favorite.')).toBe(
      'Failed to add favorite. There was no response in time, so we don’t know if it was done. It’s safe to try again.',
    );
  });

  it('says of a read that no answer came, and asks nobody to wonder whether it was done', () => {
    expect(explain({ kind: 'timedOut' }, MESSAGES.loadBanner, 'read')).toBe(
      `${MESSAGES.loadBanner}. ${MESSAGES.noAnswer}`,
    );
  });

  it('has its own words for the end of a session', () => {
    expect(explain({ kind: 'sessionEnded' }, 'x')).toBe('Login expired, please log in again');
    expect(explain({ kind: 'impersonationEnded' }, 'x')).toBe(
      'Your impersonation session has expired.',
    );
  });
});
