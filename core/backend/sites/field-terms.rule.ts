import { cutWord, foldPieces, foldText } from '../../kernel/fold-text.rule.ts';
import type { SearchField } from '../../sites/site-info.schema.ts';
import type { SearchableSite } from './site.repository.port.ts';

/**
 * Version of the rules below. Increase by 1 with every change, and change the SQL function `site_terms_of` the same way in
 * a migration. At the next start, search terms of older versions are regenerated.
 */
export const TERMS_VERSION = 2;

const plainTerms = (text: string): readonly string[] =>
  foldPieces(text).flatMap(({ words, number }) => (number === null ? words : [...words, number]));

/** Removes everything except letters and digits. */
const bareText = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** Returns the search terms of a code: as stored, without punctuation, and from the first digit on. `hp1412` and `1412` find `HP-1412`. */
const codeTerms = (code: string): readonly string[] => {
  const joined = bareText(code);
  return [...plainTerms(code), joined, joined.replace(/^\D+/, '')];
};

/**
 * Returns the search terms of a phone number without its extension: all digits, the national number, the last seven and
 * the last four digits.
 */
const phoneTerms = (phone: string): readonly string[] => {
  const digits = (foldText(phone).split(/[a-z]/)[0] ?? '').replace(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return [digits, national, national.slice(-7), national.slice(-4)];
};

/** A searchable text of a site with its search terms. */
interface FoundBy {
  readonly text: string;
  /** Text that contains every search term. Check this text first, because that is much faster than generating the terms. */
  readonly bare: string;
  readonly terms: () => readonly string[];
}

const foundBy =
  (terms: (text: string) => readonly string[], bare = bareText) =>
  (text: string): FoundBy => ({
    text,
    bare: bare(text),
    terms: () => [...new Set(terms(text).map(cutWord))].filter((term) => term !== ''),
  });

const ofCode = foundBy(codeTerms);
const ofText = foundBy(plainTerms);
const ofPhone = foundBy(phoneTerms, (phone) => phone.normalize('NFKD').replace(/\D/g, ''));

/** Returns the texts of one field with their search terms. Site number and transmitter codes are matched exactly. */
export const fieldTerms = (site: SearchableSite, field: SearchField): readonly FoundBy[] => {
  switch (field) {
    case 'number':
      return [ofCode(String(site.siteNum))];
    case 'transmitter':
      return site.devices.map(({ transmitterCode }) => ofCode(transmitterCode));
    case 'name':
      return [ofText(site.siteName)];
    case 'phone':
      return site.phones.map(ofPhone);
    case 'address':
      return [ofText(site.addressDisplay)];
  }
};
