import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactSchema } from '#core/login/new-password.schema.ts';
import { detectContact } from '#core/mfa/detect-contact.rule.ts';
import { readForm } from '#core/forms/read-form.schema.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[2-9][0-9]{${length - 1}}$`));
const separators = fc.constantFrom('', ' ', '-', '.', ') ', '  ');

describe('a phone number', () => {
  it('of ten digits is North American, however it is separated', () => {
    fc.assert(
      fc.property(digits(10), separators, separators, (number, one, other) => {
        const typed = `${number.slice(0, 3)}${one}${number.slice(3, 6)}${other}${number.slice(6)}`;
        expect(detectContact(typed)).toEqual({ type: 'cellPhone', value: `+1${number}` });
      }),
    );
  });

  it('with its country keeps it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 15 }).chain(digits), (number) => {
        // Excludes numbers with a zero after the country code, because in many countries this zero is never dialed.
        fc.pre(!/^\d{2,3}0/.test(number));
        expect(detectContact(`+${number}`)).toEqual({ type: 'cellPhone', value: `+${number}` });
      }),
    );
    expect(detectContact('1 (207) 555-0142')).toEqual({ type: 'cellPhone', value: '+12075550142' });
  });

  it('has 10 to 15 digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }).chain(digits), (number) => {
        const fits = number.length >= 10 && number.length <= 15;
        expect(detectContact(number) !== null).toBe(fits);
      }),
    );
  });

  it('with its country has ten digits at least, and counts without the space around it', () => {
    expect(detectContact('+471234567')).toBeNull();
    expect(detectContact('+4712345678')).toEqual({ type: 'cellPhone', value: '+4712345678' });
    expect(detectContact(`${' '.repeat(60)}2075550142`)?.value).toBe('+12075550142');
  });

  it.each(['207-555-0142 ext 3', '207+5550142', '٢٠٧٥٥٥٠١٤٢', '++12075550142', '207_555_0142'])(
    '%j is none',
    (typed) => {
      expect(detectContact(typed)).toBeNull();
    },
  );
});

describe('an email address', () => {
  const local = fc.stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9_+-]{0,12}$/);
  const domain = fc.stringMatching(/^[a-zA-Z]{2,10}\.(com|ORG|Example)$/);

  it('keeps its name as typed and loses the case of its domain', () => {
    fc.assert(
      fc.property(local, domain, (name, host) => {
        expect(detectContact(` ${name}@${host} `)).toEqual({
          type: 'email',
          value: `${name}@${host.toLowerCase()}`,
        });
      }),
    );
  });

  it.each([
    'a@b@example.com',
    '@example.com',
    'a@',
    'a@example',
    'a b@example.com',
    '.a@example.com',
    'a..b@example.com',
    'a.@example.com',
    'a@-example.com',
    'a@example..com',
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com,b@example.com',
    '<a@example.com>',
  ])('%j is none', (typed) => {
    expect(detectContact(typed)).toBeNull();
  });
});

describe('the field "Email or Phone"', () => {
  it('has a normal form that reads as itself', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.emailAddress(), digits(11)), (typed) => {
        const contact = detectContact(typed);
        if (contact !== null) expect(detectContact(contact.value)).toEqual(contact);
      }),
    );
  });

  it('is set up with 50 characters and no more; an address an account holds already has up to 128', () => {
    const email = (length: number) => `${'a'.repeat(length - 12)}@example.com`;
    expect(readForm(contactSchema, { contact: email(50) }).ok).toBe(true);
    expect(readForm(contactSchema, { contact: email(51) }).ok).toBe(false);
    expect(detectContact(email(128))).not.toBeNull();
    expect(detectContact(email(129))).toBeNull();
    expect(detectContact(`2075550142${' '.repeat(41)}.`)).toBeNull();
  });

  it('says what is wrong, one thing at a time', () => {
    const errorsOf = (contact: string) => {
      const read = readForm(contactSchema, { contact });
      return read.ok ? null : read.error['contact'];
    };
    expect(errorsOf(' ')).toEqual(['Email or phone is required']);
    expect(errorsOf('x'.repeat(51))).toEqual(['Must be at most 50 characters long, 1 too many']);
    expect(errorsOf('harbor')).toEqual(['Enter a valid email address or phone number']);
    expect(errorsOf('207-555-0142')).toBeNull();
  });
});
