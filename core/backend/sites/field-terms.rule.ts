import { cutWord, foldPieces, foldText } from '../../kernel/fold-text.rule.ts';
import type { SearchField } from '../../sites/site-info.schema.ts';
import type { SearchableSite } from './site.repository.port.ts';

/**
 * Increase by 1 with every change of the rules below, together with a schema migration that changes `site_terms_of` in the
 * same way. At the next start, search terms of an older version are generated again.
 */
export const TERMS_VERSION = 2;

const plainTerms = (text: string): readonly string[] =>
  foldPieces(text).flatMap(({ words, number }) => (number === null ? words : [...words, number]));

/** Removes everything except letters and digits from a text. */
const bareText = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** Returns the terms of a code: as stored, without punctuation, and from its first digit on. `HP-1412` is found by `hp1412` and `1412`. */
const codeTerms = (code: string): readonly string[] => {
  const joined = bareText(code);
  return [...plainTerms(code), joined, joined.replace(/^\D+/, '')];
};

/** Returns all digits, the national number, its last seven and its last four. An extension does not count. */
const phoneTerms = (phone: string): readonly string[] => {
  const digits = (foldText(phone).split(/[a-z]/)[0] ?? '').replace(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return [digits, national, national.slice(-7), national.slice(-4)];
};

/** A text of a site with its search terms. */
interface FoundBy {
  readonly text: string;
  /** Contains every search term, and is much faster to check than generating the terms. */
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

/** Returns the texts of one field with their search terms. The number and the transmitter codes of a site identify it exactly. */
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
