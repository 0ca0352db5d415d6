import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanReply } from '#core/backend/messages/clean-reply.rule.ts';

const pick = (letters: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from(letters)), minLength, maxLength });
const digits = pick('0123456789', 6, 10);
const local = pick('abcdefghijklmnopqrstuvwxyz.+_-0123456789', 3, 20);
const token = fc
  .tuple(pick('abcdefghABCDEFGH_-', 8, 30), pick('0123456789', 5, 9))
  .map(([letters, end]) => `${letters}${end}`);
const password = pick('abcdefghijkXYZ!?*$()[]{}|^.+\\', 4, 30);
const noise = fc.string({ unit: 'grapheme', maxLength: 60 });
const CONTROL = '\u0000\u0007\u001b\r\n\u0085\u202e\u2066\u200b';

it('tells no code, token, password or person, whatever stands around them, on one short line', () => {
  fc.assert(
    fc.property(
      fc.record({ digits, local, token, password, noise, before: noise }),
      fc.shuffledSubarray(['digits', 'address', 'link', 'password', 'token'], { minLength: 1 }),
      (given, order) => {
        const parts = {
          digits: given.digits,
          address: `<${given.local}@mail.example.com>`,
          link: `https://portal.example.com/${given.token}?otp=${given.digits}`,
          password: given.password,
          token: given.token,
        };
        const pieces = [
          given.before,
          ...order.map((name) => parts[name as keyof typeof parts]),
          given.noise,
        ];
        const cleaned = cleanReply(pieces.join(` ${CONTROL} `), [given.password, given.local]);
        expect(Array.from(cleaned).length).toBeLessThanOrEqual(200);
        expect(cleaned).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b]/u);
        for (const secret of [given.digits, given.token])
          if (!given.noise.includes(secret) && !given.before.includes(secret))
            expect(cleaned).not.toContain(secret);
        expect(cleaned.toLowerCase()).not.toContain(given.password.toLowerCase());
        expect(cleaned.toLowerCase()).not.toContain(`${given.local}@`);
      },
    ),
  );
});

it('keeps what helps: status, host, plain words', () => {
  expect(cleanReply('550 5.1.1 The mailbox is unknown at mx1.example.com', [])).toBe(
    '550 5.1.1 The mailbox is unknown at mx1.example.com',
  );
});

it('cuts no secret in half', () => {
  const token = `${'x'.repeat(12)}9`;
  expect(cleanReply(`${`${token} `.repeat(180)}hunter2hunter2`, ['hunter2hunter2'])).not.toMatch(
    /hunt/,
  );
});
