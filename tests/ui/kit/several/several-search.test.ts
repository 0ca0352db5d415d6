import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  dropSecondClick,
  matching,
  NO_SEARCH,
  removesLastChip,
  searchAfterChoice,
  typedSearch,
  withUnknown,
} from '#ui/kit/several/several-search.rule.ts';

const DOORS = ['Porte d’été', 'Front door', 'Back door'].map((text, at) => ({
  value: `${at}`,
  text,
}));

describe('the search of a field of several', () => {
  it('finds an option by any part of its text, whatever case and accents', () => {
    expect(matching(DOORS, 'ETE').map(({ value }) => value)).toEqual(['0']);
    expect(matching(DOORS, 'door').map(({ value }) => value)).toEqual(['1', '2']);
  });

  it('lights the first match, and nothing of the whole list', () => {
    expect(typedSearch(DOORS, 'door')).toEqual({ text: 'door', lit: '1' });
    expect(typedSearch(DOORS, 'window')).toEqual({ text: 'window', lit: null });
    expect(typedSearch(DOORS, '')).toEqual(NO_SEARCH);
  });

  it.each([' ', '   ', "'", ''])('%j is no search: all are shown and none is lit', (text) => {
    expect(matching(DOORS, text)).toEqual(DOORS);
    expect(typedSearch(DOORS, text)).toEqual({ text, lit: null });
    const walked = { text, lit: '2' };
    expect(searchAfterChoice(walked)).toEqual(walked);
  });

  it('does not look at spaces around what is typed', () => {
    expect(typedSearch(DOORS, ' back ')).toEqual({ text: ' back ', lit: '2' });
  });

  it('takes a double click as one, because the list begins anew after the first', () => {
    const dropped: number[] = [];
    for (const detail of [0, 1, 2, 3])
      dropSecondClick({ detail, stopPropagation: () => void dropped.push(detail) });
    expect(dropped).toEqual([2, 3]);
    // The list hands its clicks to it before its options see them.
    const box = readFileSync('ui/kit/several/several-box.tsx', 'utf8');
    expect(box).toContain('<Combobox.Content onClickCapture={dropSecondClick}>');
  });

  it('is over after a choice, so that one more Enter ticks nothing; who walks the list goes on from there', () => {
    expect(searchAfterChoice(typedSearch(DOORS, 'door'))).toEqual(NO_SEARCH);
    expect(searchAfterChoice({ text: '', lit: '2' })).toEqual({ text: '', lit: '2' });
  });
});

it('a chosen value that is not among the options any more is one of them', () => {
  expect(withUnknown(DOORS, ['1', '9'])).toEqual([...DOORS, { value: '9', text: 'Unknown: 9' }]);
});

it('Backspace removes the last chip once, and only where nothing is typed', () => {
  const backspace = { key: 'Backspace', repeat: false };
  expect(removesLastChip(backspace, '')).toBe(true);
  expect(removesLastChip(backspace, 'a')).toBe(false);
  expect(removesLastChip({ ...backspace, repeat: true }, '')).toBe(false);
  expect(removesLastChip({ key: 'Delete', repeat: false }, '')).toBe(false);
});
