import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACCOUNT_VERBS,
  bearsNumber,
  readCommand,
  type AccountCommand,
} from '#core/sites/account-command.rule.ts';

/** Formats a command as a user would type it. */
const writeCommand = ({ verb, number }: AccountCommand): string => {
  switch (verb) {
    case 'test':
      return `place ${number} on test`;
    case 'history':
      return `history of ${number}`;
    case 'callList':
      return `call list ${number}`;
    case 'open':
      return `open ${number}`;
  }
};

const numbers = fc.stringMatching(/^[A-Z]{0,4}[0-9]{2,8}$/);
const verbs = fc.constantFrom(...ACCOUNT_VERBS);
const word = fc.stringMatching(/^[A-Za-z]{1,8}$/);

describe('a command in the search', () => {
  it('is read back as it was written, in any case and with any spaces', () => {
    fc.assert(
      fc.property(
        verbs,
        numbers,
        fc.boolean(),
        fc.integer({ min: 1, max: 4 }),
        (verb, number, loud, spaces) => {
          const written = writeCommand({ verb, number });
          const typed = ` ${(loud ? written.toUpperCase() : written).replaceAll(' ', ' '.repeat(spaces))} `;
          expect(readCommand(typed, ACCOUNT_VERBS)).toEqual({ verb, number });
        },
      ),
    );
  });

  it('is none for whoever may not run it: the words are searched for', () => {
    fc.assert(
      fc.property(fc.subarray([...ACCOUNT_VERBS]), verbs, numbers, (allowed, verb, number) => {
        const read = readCommand(writeCommand({ verb, number }), allowed);
        expect(read === null).toBe(!allowed.includes(verb));
      }),
    );
  });

  it('is never read of words without a number, nor of a number alone', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 5 }), numbers, (words, number) => {
        expect(readCommand(words.join(' '), ACCOUNT_VERBS)).toBeNull();
        expect(readCommand(number, ACCOUNT_VERBS)).toBeNull();
      }),
    );
    for (const name of ['open house', 'history museum', 'place of test', 'open HP1092 now'])
      expect(readCommand(name, ACCOUNT_VERBS)).toBeNull();
  });

  it('is about an account that bears the whole number, not a part of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 999_999 }), numbers, (siteNum, transmitterCode) => {
        const account = { siteNum, transmitterCode };
        expect(bearsNumber(account, String(siteNum))).toBe(true);
        expect(bearsNumber(account, transmitterCode.toLowerCase())).toBe(true);
        expect(bearsNumber(account, `${transmitterCode}0`)).toBe(
          String(siteNum) === `${transmitterCode}0`,
        );
      }),
    );
  });
});
