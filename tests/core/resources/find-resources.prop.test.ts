import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignKindSchema } from '#core/marketing/campaign.schema.ts';
import { findResources } from '#core/resources/find-resources.rule.ts';
import type { Resource } from '#core/resources/resource.schema.ts';

const kind = fc.constantFrom(...campaignKindSchema.options);
const word = fc.constantFrom('smoke', 'Détecteur', 'winter', 'door', 'HANGER');
const resource = fc
  .record({ id: fc.uuid(), kind, words: fc.array(word, { minLength: 1, maxLength: 4 }) })
  .map(({ id, kind: of, words }): Resource => ({
    id,
    kind: of,
    title: words.join(' '),
    validTo: '',
    url: null,
    file: null,
    coBrand: null,
  }));
const resources = fc.array(resource, { maxLength: 12 });

describe('a search among resources', () => {
  it('leaves all as they are where nothing is asked', () => {
    fc.assert(
      fc.property(resources, fc.constantFrom('', '  '), (all, search) => {
        expect(findResources(all, { search, kind: null })).toEqual(all);
      }),
    );
  });

  it('finds by parts of the title whatever the case, the accents and the order of words', () => {
    fc.assert(
      fc.property(resources, resource, (all, wanted) => {
        const library = [...all, wanted];
        const parts = wanted.title
          .split(' ')
          .toReversed()
          .map((text) => text.slice(1));
        const search = parts.join('  ').toUpperCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
        const found = findResources(library, { search, kind: wanted.kind });
        expect(found).toContain(wanted);
        expect(found.every((one) => one.kind === wanted.kind)).toBe(true);
        expect(library.filter((one) => found.includes(one))).toEqual(found);
      }),
    );
  });

  it('finds nothing that lacks a word', () => {
    fc.assert(
      fc.property(resources, (all) => {
        expect(findResources(all, { search: 'smoke zzz', kind: null })).toEqual([]);
      }),
    );
  });
});
