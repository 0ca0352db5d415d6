import { cutWord, foldPieces, foldText } from '../../kernel/fold-text.rule.ts';
import type { SearchField } from '../../sites/site-info.schema.ts';
import type { SearchableSite } from './site.repository.port.ts';

/**
 * +1 with every change of the rules below, beside a step of the schema that makes the same of `site_terms_of`: words made
 * by older ones are made again at the next start.
 */
export const TERMS_VERSION = 2;

const plainTerms = (text: string): readonly string[] =>
  foldPieces(text).flatMap(({ words, number }) => (number === null ? words : [...words, number]));

/** A text without what stands between its letters and digits. */
const bareText = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** A code as stored, without its punctuation, and from its first digit on: `HP-1412` is found by `hp1412` and `1412`. */
const codeTerms = (code: string): readonly string[] => {
  const joined = bareText(code);
  return [...plainTerms(code), joined, joined.replace(/^\D+/, '')];
};

/** All digits, the national number, its last seven and its last four; an extension does not count. */
const phoneTerms = (phone: string): readonly string[] => {
  const digits = (foldText(phone).split(/[a-z]/)[0] ?? '').replace(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return [digits, national, national.slice(-7), national.slice(-4)];
};

/** A text of a site and what it is found by. */
interface FoundBy {
  readonly text: string;
  /** Every word of it stands in this, which is far quicker to ask than to make the words. */
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

/** The texts of one field with what each is found by; the number of a site and its transmitter codes are exact identities. */
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
