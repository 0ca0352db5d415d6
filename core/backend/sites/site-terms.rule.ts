import { cutWord, foldPieces, foldText } from '../../kernel/fold-text.rule.ts';
import type { SearchField } from '../../sites/site.schema.ts';
import type { SearchableSite } from '../site.repository.port.ts';

/**
 * +1 with every change of the rules below, beside a step of the schema that makes the same of `site_terms_of`: words made
 * by older ones are made again at the next start.
 */
export const TERMS_VERSION = 2;

const plainTerms = (text: string): readonly string[] =>
  foldPieces(text).flatMap(({ words, number }) => (number === null ? words : [...words, number]));

/** A code as stored, without its punctuation, and from its first digit on: `HP-1412` is found by `hp1412` and `1412`. */
const codeTerms = (code: string): readonly string[] => {
  const joined = foldText(code).replace(/[^\p{L}\p{N}]+/gu, '');
  return [...plainTerms(code), joined, joined.replace(/^\D+/, '')];
};

/** All digits, the national number, its last seven and its last four; an extension does not count. */
const phoneTerms = (phone: string): readonly string[] => {
  const digits = (foldText(phone).split(/[a-z]/)[0] ?? '').replace(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return [digits, national, national.slice(-7), national.slice(-4)];
};

/** The texts of one field, each with the words it is found by; the number of a site and its transmitter codes are exact identities. */
export const fieldTerms = (
  site: SearchableSite,
  field: SearchField,
): readonly { readonly text: string; readonly terms: readonly string[] }[] => {
  const termsOf = (terms: (text: string) => readonly string[]) => (text: string) => ({
    text,
    terms: [...new Set(terms(text).map(cutWord))].filter((term) => term !== ''),
  });
  switch (field) {
    case 'number':
      return [String(site.siteNum)].map(termsOf(codeTerms));
    case 'transmitter':
      return site.devices.map(({ transmitterCode }) => transmitterCode).map(termsOf(codeTerms));
    case 'name':
      return [site.siteName].map(termsOf(plainTerms));
    case 'phone':
      return site.phones.map(termsOf(phoneTerms));
    case 'address':
      return [site.addressDisplay].map(termsOf(plainTerms));
  }
};
