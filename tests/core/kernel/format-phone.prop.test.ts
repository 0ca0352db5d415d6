import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import { detectContact } from '#core/mfa/detect-contact.rule.ts';

const digit = (least: number) => fc.integer({ min: least, max: 9 }).map(String);
const three = fc.tuple(digit(2), digit(0), digit(0)).map((part) => part.join(''));
const four = fc.tuple(digit(0), digit(0), digit(0), digit(0)).map((part) => part.join(''));
const spellings = ([area, exchange, line]: readonly [
  string,
  string,
  string,
]): readonly string[] => [
  `${area}-${exchange}-${line}`,
  `(${area}) ${exchange}-${line}`,
  `${area}.${exchange}.${line}`,
  `${area} ${exchange} ${line}`,
  `+1${area}${exchange}${line}`,
  `1 ${area} ${exchange} ${line}`,
  ` ${area}${exchange}${line} `,
];

describe('a phone number', () => {
  it('of North America looks the same in whatever spelling it was stored', () => {
    fc.assert(
      fc.property(fc.tuple(three, three, four), (parts) => {
        const looks = new Set(spellings(parts).map(formatPhone));
        expect([...looks]).toEqual([`(${parts[0]}) ${parts[1]}-${parts[2]}`]);
      }),
    );
  });

  it('of another country is a plus and its digits', () => {
    expect(formatPhone('+44 20 7946 0123')).toBe('+442079460123');
    expect(formatPhone('+41 (0)44 555 01 23')).toBe('+41445550123');
  });

  it('stays what it is to whoever dials it, and stays as it is once formatted', () => {
    fc.assert(
      fc.property(fc.tuple(three, three, four), (parts) => {
        for (const spelling of spellings(parts)) {
          const shown = formatPhone(spelling);
          expect(detectContact(shown)).toEqual(detectContact(`+1${parts.join('')}`));
          expect(formatPhone(shown)).toBe(shown);
        }
      }),
    );
  });

  it('that is no whole number loses nothing', () => {
    for (const text of ['555-0142', '(207) 555-0142 ext. 12', '(•••) •••-0142', '', '911'])
      expect(formatPhone(text)).toBe(text);
  });
});
