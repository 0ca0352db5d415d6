import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  certificateNumberText,
  readCertificateNumber,
} from '#core/account-info/certificate.schema.ts';

it('a number is read as it is printed, however it is spaced and written, and nothing else is one', () => {
  const digit = fc.nat(15).map((value) => value.toString(16).toUpperCase());
  const number = fc.array(digit, { minLength: 12, maxLength: 12 }).map((all) => all.join(''));
  fc.assert(
    fc.property(number, fc.constantFrom('-', ' ', '–', ''), (one, between) => {
      const printed = certificateNumberText(one);
      expect(printed).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/);
      expect(readCertificateNumber(` ${printed.replaceAll('-', between).toLowerCase()}`)).toBe(one);
      expect(readCertificateNumber(one.slice(1))).toBeNull();
      expect(readCertificateNumber(`${one}0`)).toBeNull();
      expect(readCertificateNumber(`G${one.slice(1)}`)).toBeNull();
    }),
  );
});
