import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchableSite } from '#core/backend/sites/site.repository.port.ts';
import { type Hit, IDENTITIES, matchSite } from '#core/backend/sites/match-site.rule.ts';
import { fieldTerms } from '#core/backend/sites/field-terms.rule.ts';
import { searchWords } from '#core/sites/search-words.rule.ts';
import { SEARCH_FIELDS, type SearchField } from '#core/sites/site-info.schema.ts';
import { searchableSites } from '#tests/arbitraries/searchable-sites.ts';

const textsOf = (site: SearchableSite, field: SearchField): readonly string[] =>
  fieldTerms(site, field).map(({ text }) => text);

const law = (check: (site: SearchableSite) => void): void => {
  fc.assert(fc.property(searchableSites, check), { numRuns: 400 });
};

/** Checks whether the database finds a site: every search word must be the start of a term. */
const isFound = (
  site: SearchableSite,
  typed: string,
  fields: readonly SearchField[] = SEARCH_FIELDS,
): boolean => {
  const words = searchWords(typed);
  const terms = fields.flatMap((field) =>
    fieldTerms(site, field).flatMap((found) => found.terms()),
  );
  return words.length > 0 && words.every((word) => terms.some((term) => term.startsWith(word)));
};

describe('finding a site', () => {
  it('works by every word of its own texts, and by every beginning of it', () => {
    law((site) => {
      for (const field of SEARCH_FIELDS)
        for (const piece of textsOf(site, field).flatMap((text) => text.split(/\s+/)))
          for (const word of searchWords(piece)) {
            expect(isFound(site, word, [field]), `${field}: ${word}`).toBe(true);
            expect(isFound(site, Array.from(word)[0] ?? '', [field])).toBe(true);
          }
    });
  });

  it('works by the last four and seven digits of a phone number, and by all of it', () => {
    law((site) => {
      for (const phone of site.phones) {
        const digits = phone.replace(/\D/g, '');
        expect(isFound(site, digits, ['phone'])).toBe(true);
        expect(isFound(site, digits.slice(-7), ['phone'])).toBe(true);
        expect(isFound(site, digits.slice(-4), ['phone'])).toBe(true);
        expect(isFound(site, phone, ['phone']), phone).toBe(true);
      }
    });
  });

  it('has every word of a text in what is asked before the words are made', () => {
    law((site) => {
      for (const field of SEARCH_FIELDS)
        for (const { bare, terms } of fieldTerms(site, field))
          for (const term of terms()) expect(bare, `${field}: ${term}`).toContain(term);
    });
  });

  it('never works by a word that no text of it holds', () => {
    law((site) => {
      expect(isFound(site, 'qqzzxxqqzzxx')).toBe(false);
      expect(isFound(site, `${site.siteNum} qqzzxxqqzzxx`)).toBe(false);
      expect(matchSite(site, ['qqzzxxqqzzxx'], null)).toBeNull();
    });
  });

  it('says a text of the site as it stands, of the field that was asked for', () => {
    law((site) => {
      for (const only of [null, ...SEARCH_FIELDS])
        for (const field of SEARCH_FIELDS) {
          const words = searchWords(textsOf(site, field)[0] ?? '');
          const hit = matchSite(site, words, only);
          if (hit === null) continue;
          expect(textsOf(site, hit.field)).toContain(hit.matched);
          if (only !== null) expect(hit.field).toBe(only);
        }
    });
  });

  it('says the identity when a whole number or code was typed, whatever else matches', () => {
    law((site) => {
      const number = String(site.siteNum);
      expect(matchSite({ ...site, siteName: number }, [number], null)).toMatchObject({
        rank: 'exact',
        field: 'number',
      });
      expect(matchSite(site, [number], 'name')?.rank ?? 'name').not.toBe('exact');
    });
  });

  it('says the same as whoever looks at every text of the site and sorts what hit', () => {
    /** Returns the best match. Sorts all texts that contain a word by rank, then by number of words, then by field order. */
    const atLength = (site: SearchableSite, words: readonly string[]): Hit | null => {
      const hits = SEARCH_FIELDS.flatMap((field) =>
        fieldTerms(site, field).flatMap(({ text, terms }) => {
          const held = words.filter((word) => terms().some((term) => term.startsWith(word)));
          if (held.length === 0) return [];
          const whole = IDENTITIES.includes(field) && held.some((word) => terms().includes(word));
          const rank: Hit['rank'] = whole ? 'exact' : field === 'name' ? 'name' : 'other';
          return [{ hit: { field, matched: text, rank }, words: held.length }];
        }),
      );
      const order = ['exact', 'name', 'other'];
      return (
        hits.toSorted(
          (a, b) => order.indexOf(a.hit.rank) - order.indexOf(b.hit.rank) || b.words - a.words,
        )[0]?.hit ?? null
      );
    };
    const asked = searchableSites.chain((site) => {
      const texts = SEARCH_FIELDS.flatMap((field) => textsOf(site, field));
      const words = texts.flatMap(searchWords).flatMap((word) => [word, word.slice(0, 2)]);
      const maxLength = Math.min(4, words.length);
      return fc.tuple(fc.constant(site), fc.subarray(words, { maxLength }));
    });
    fc.assert(
      fc.property(asked, ([site, words]) => {
        expect(matchSite(site, words, null)).toEqual(atLength(site, words));
      }),
      { numRuns: 400 },
    );
  });
});
