import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chipsOf,
  choicesOf,
  readListQuery,
  writeListQuery,
} from '#core/lists/read-list-query.rule.ts';
import { readCursor, writeCursor } from '#core/sites/account-cursor.rule.ts';
import { ACCOUNT_LIST, accountsPath } from '#core/sites/account-list.ts';
import { SITE_TYPES } from '#core/sites/site-types.ts';
import { missingRight } from '#core/sites/missing-right.rule.ts';
import { accountChip, ACCOUNT_FILTER_TITLES } from '#core/sites/account-text.ts';
import { KIND_RIGHTS } from '#core/sites/quality-kinds.ts';

const valueOf = (name: string): fc.Arbitrary<string> => {
  const shape = ACCOUNT_LIST.filters[name];
  switch (shape?.kind) {
    case 'choice':
      return fc.constantFrom(...shape.of);
    case 'choices':
      return fc.subarray([...shape.of], { minLength: 1 }).map((chosen) => chosen.join(','));
    case 'day':
      return fc.constantFrom('2026-03-12', '2025-12-31');
    default:
      return fc.stringMatching(/^[a-z0-9äß&=%,]{1,8}$/);
  }
};
// Generators are created once, because parsing a pattern takes longer than generating values.
const VALUES = new Map(Object.keys(ACCOUNT_LIST.filters).map((name) => [name, valueOf(name)]));
const filters = fc
  .subarray([...VALUES.entries()])
  .chain((chosen) => fc.record(Object.fromEntries(chosen)));

describe('the query of the accounts', () => {
  it('is read back from its address, every filter of it', () => {
    fc.assert(
      fc.property(filters, fc.stringMatching(/^[a-z 0-9]{0,12}$/), (set, search) => {
        const query = { ...ACCOUNT_LIST.start, filters: set, search };
        const given = writeListQuery(ACCOUNT_LIST, query);
        const read = readListQuery(ACCOUNT_LIST, (name) => given[name] ?? null);
        expect(read).toEqual({ ...query, filters: read.filters });
        expect(read.filters).toEqual(set);
        const url = new URL(accountsPath(set), 'https://portal.example.com');
        expect(url.pathname).toBe('/site');
        expect(Object.fromEntries(url.searchParams)).toEqual(set);
      }),
    );
  });

  it('has a removable chip in words for each filter that is set', () => {
    fc.assert(
      fc.property(filters, (set) => {
        const chips = chipsOf(ACCOUNT_LIST, { ...ACCOUNT_LIST.start, filters: set });
        expect(chips.map(({ name }) => name).toSorted()).toEqual(Object.keys(set).toSorted());
        for (const { name, value } of chips) expect(accountChip(name, value)).not.toBe('');
      }),
    );
    expect(Object.keys(ACCOUNT_FILTER_TITLES).toSorted()).toEqual(
      Object.keys(ACCOUNT_LIST.filters).toSorted(),
    );
  });

  it('takes of several choices those it knows, each once, in its own order', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...SITE_TYPES), fc.string())), (typed) => {
        const read = choicesOf(SITE_TYPES, typed.join(','));
        expect(new Set(read).size).toBe(read.length);
        expect(read).toEqual(SITE_TYPES.filter((type) => read.includes(type)));
      }),
    );
  });

  it('asks for nothing that the person may not read', () => {
    fc.assert(
      fc.property(filters, fc.boolean(), fc.boolean(), (set, contacts, zones) => {
        const held = [...(contacts ? ['contactsRead'] : []), ...(zones ? ['zonesRead'] : [])];
        const kind = KIND_RIGHTS[set['missing'] ?? ''];
        const people = 'contact' in set || 'contactPhone' in set || kind === 'contactsRead';
        const needs = people ? !contacts : false;
        const places = 'zone' in set || kind === 'zonesRead';
        expect(missingRight(set, held) !== null).toBe(needs || (places && !zones));
      }),
    );
  });
});

describe('a place in the list', () => {
  it('is read back as it was written, and of anything else there is none', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1 }),
        fc.oneof(fc.string({ maxLength: 100 }), fc.integer(), fc.constant(null)),
        (siteNum, key) => {
          expect(readCursor(writeCursor({ siteNum, key }))).toEqual({ siteNum, key });
        },
      ),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readCursor(text);
        if (read !== null) expect(readCursor(writeCursor(read))).toEqual(read);
      }),
    );
    for (const text of ['', '[]', '[1]', '{}', '[1.5,"a"]', '[1,{}]', `[1,"${'x'.repeat(500)}"]`])
      expect(readCursor(text)).toBeNull();
  });
});
