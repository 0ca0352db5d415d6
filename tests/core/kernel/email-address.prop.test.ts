import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailAddress, emailKey, hasForeignName } from '#core/kernel/email-address.rule.ts';
import { shownEmail, unicodeEmail } from '#core/kernel/shown-email.rule.ts';
import { decodePunycode } from '#core/kernel/decode-punycode.rule.ts';
import { encodePunycode } from '#core/kernel/encode-punycode.rule.ts';

const ALPHABETS = [
  'abcäöüßéñçøł',
  'абвгдежзийклмн',
  'αβγδεζηθ',
  '日本語例子東京',
  'กขคง',
  'אבגד',
  'abc123-',
];
/** Generates a domain label as users may type it, in one alphabet and partly in capitals. */
const label = fc
  .constantFrom(...ALPHABETS)
  .chain((letters) =>
    fc.array(fc.constantFrom(...Array.from(letters)), { minLength: 1, maxLength: 12 }),
  )
  .map((letters) => letters.join(''))
  .filter((text) => /^[^-].*[^-]$/u.test(text) && !/^..--/u.test(text));
const domain = fc
  .tuple(
    fc.array(label, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('example', 'рф', '中国', 'com'),
  )
  .map(([labels, ending]) => [...labels, ending].join('.'))
  .filter((text) => domainToASCII(text) !== '');
const spelling = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.toUpperCase().normalize('NFD'),
  (text) => text.normalize('NFD'),
  domainToASCII,
  (text) => domainToASCII(text).toUpperCase(),
  (text) => text.replaceAll('.', '。'),
);
const name = fc.stringMatching(/^[a-zA-Z0-9][\w+'/-]{0,10}$/);

describe('an email address with an international domain', () => {
  it('is one address, however its domain is typed', () => {
    fc.assert(
      fc.property(name, domain, spelling, (local, typed, spell) => {
        // Excludes `ß`, whose capital form SS is a different name, and `Ł`.
        fc.pre(!/[ßŁ]/iu.test(typed));
        const one = emailAddress(`${local}@${typed}`);
        expect(one).toBe(`${local}@${domainToASCII(typed)}`);
        expect(emailAddress(` ${local}@${spell(typed)} `)).toBe(one);
        expect(emailKey(`${local}@${spell(typed)}`)).toBe(emailKey(one ?? ''));
      }),
    );
  });

  it('is shown in its own letters, and what is shown reads as the same address', () => {
    fc.assert(
      fc.property(name, domain, (local, typed) => {
        const stored = emailAddress(`${local}@${typed}`) ?? '';
        expect(unicodeEmail(stored)).toBe(`${local}@${domainToUnicode(domainToASCII(typed))}`);
        expect(emailAddress(shownEmail(stored))).toBe(stored);
        expect(shownEmail(shownEmail(stored))).toBe(shownEmail(stored));
      }),
    );
  });

  it.each([
    ['jorg@müller.example', 'jorg@xn--mller-kva.example'],
    ['a@Пример.РФ', 'a@xn--e1afmkfd.xn--p1ai'],
    ['a@xn--e1afmkfd.xn--p1ai', 'a@xn--e1afmkfd.xn--p1ai'],
    ['ｐａｔ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'pat@example.com'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(emailAddress(typed)).toBe(stored);
  });

  it.each(['a@xn--a.com', 'a@xn--aaaaaaaaaaaaaaa99999.com', 'a@xn--abc-.com', 'a@xn--b-c.com'])(
    '%s stands for no letters, and is shown as it is',
    (typed) => {
      expect(shownEmail(typed)).toBe(typed);
      expect(emailAddress(typed) ?? typed).toBe(typed);
    },
  );

  it('of letters of two alphabets in one word stays in its plain form, as it looks like another', () => {
    const stored = emailAddress('a@аpple.com') ?? '';
    expect(stored).toMatch(/^a@xn--/);
    expect(shownEmail(stored)).toBe(stored);
  });
});

describe('what is not an email address', () => {
  it.each([
    'a@xn--',
    'a@xn--mller-kva-.example',
    'a@mül ler.example',
    'a@mül\u200bler.example',
    'a@müller',
    'a@127.0.0.1',
    `a@${'a'.repeat(64)}.com`,
    'a@exa_mple.com',
    'a@example.com/x',
    'a@例。',
  ])('%j is none', (typed) => {
    expect(emailAddress(typed)).toBeNull();
  });

  it('is never read from any text in another form than its own', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.emailAddress()), (typed) => {
        const address = emailAddress(typed);
        if (address === null) return;
        expect(emailAddress(address)).toBe(address);
        expect(address).toMatch(/^[!-~]+$/);
        expect(domainToASCII(address.slice(address.indexOf('@') + 1))).not.toBe('');
      }),
    );
  });

  it('has letters before its @ that not every mail server accepts', () => {
    expect(emailAddress('jörg@müller.example')).toBeNull();
    expect(hasForeignName('jörg@müller.example')).toBe(true);
    expect(hasForeignName('jorg@müller.example')).toBe(false);
    expect(hasForeignName('jörg@müller')).toBe(false);
  });
});

describe('plain letters for a label', () => {
  it('lead back to it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (text) => {
        expect(decodePunycode(encodePunycode(text.toLowerCase()))).toBe(text.toLowerCase());
      }),
    );
  });

  it('of any text are read or refused, never thrown over', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = decodePunycode(text);
        expect(read === null || typeof read === 'string').toBe(true);
      }),
    );
  });
});
