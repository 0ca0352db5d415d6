import { SEARCH_FIELDS, type SearchField } from '../../sites/site-info.schema.ts';
import type { SearchableSite } from './site.repository.port.ts';
import { fieldTerms } from './field-terms.rule.ts';

/** Fields that identify a site if one whole word matches. */
export const IDENTITIES: readonly SearchField[] = ['number', 'transmitter'];

/** The text of a site that matched a search. `rank` tells whether the match is the site's identity, its name, or another field. */
export interface Hit {
  readonly field: SearchField;
  readonly matched: string;
  readonly rank: 'exact' | 'name' | 'other';
}

interface Found extends Hit {
  readonly words: number;
}

const look = (
  site: SearchableSite,
  words: readonly string[],
  field: SearchField,
): readonly Found[] =>
  fieldTerms(site, field).flatMap(({ text, bare, terms: termsOf }) => {
    const likely = words.filter((word) => bare.includes(word));
    if (likely.length === 0) return [];
    const terms = termsOf();
    const hits = likely.filter((word) => terms.some((term) => term.startsWith(word)));
    if (hits.length === 0) return [];
    const exact = IDENTITIES.includes(field) && hits.some((word) => terms.includes(word));
    const rank = exact ? 'exact' : field === 'name' ? 'name' : 'other';
    return [{ field, matched: text, rank, words: hits.length }];
  });

const RANKS: readonly Hit['rank'][] = ['exact', 'name', 'other'];

const better = (a: Found, b: Found): number =>
  RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank) ||
  b.words - a.words ||
  SEARCH_FIELDS.indexOf(a.field) - SEARCH_FIELDS.indexOf(b.field);

/** Search fields by rank, best first. */
const IN_TURN: readonly (readonly SearchField[])[] = [
  IDENTITIES,
  ['name'],
  SEARCH_FIELDS.filter((field) => field !== 'name' && !IDENTITIES.includes(field)),
];

/**
 * Returns the text by which a site was found, chosen by best rank, then by most matching words, then by field order.
 * Returns null if no text matches.
 */
export const matchSite = (
  site: SearchableSite,
  words: readonly string[],
  only: SearchField | null,
): Hit | null => {
  const found: Found[] = [];
  for (const fields of only === null ? IN_TURN : [[only]]) {
    for (const field of fields) found.push(...look(site, words, field));
    if (found.some(({ rank }) => rank !== 'other')) break;
  }
  const best = found.toSorted(better)[0];
  return best ? { field: best.field, matched: best.matched, rank: best.rank } : null;
};
