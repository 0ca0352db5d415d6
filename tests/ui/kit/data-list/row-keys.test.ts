import { createElement, type KeyboardEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRowKeys } from '#ui/kit/data-list/row-keys.ts';

/** A row of a list, as far as its keys look at it. */
class Row {
  closest(): this {
    return this;
  }
  querySelector(): this {
    return this;
  }
}
beforeEach(() => vi.stubGlobal('HTMLElement', Row));
afterEach(() => vi.unstubAllGlobals());

/** Returns a press on the first of three rows, which says whether the browser still acts on the key. */
const list = (isPicked = false) => {
  const acts: string[] = [];
  let onKeyDown: ((event: KeyboardEvent) => void) | null = null;
  const List = () => {
    ({ onKeyDown } = useRowKeys({
      frame: {
        current: {
          focus: () => acts.push('leave'),
          querySelector: () => ({}),
        } as unknown as HTMLElement,
      },
      count: 3,
      onOpen: (index) => acts.push(`open ${index}`),
      onPick: (index) => acts.push(`pick ${index}`),
      onUnpick: isPicked ? () => acts.push('unpick') : undefined,
      onPreview: (index) => acts.push(`preview ${index}`),
      reveal: (index) => acts.push(`reveal ${index}`),
    }));
    return null;
  };
  renderToStaticMarkup(createElement(List));
  const row = new Row();
  const press = (key: string, repeat: boolean): boolean => {
    let isLeft = true;
    const event = { key, repeat, target: row, preventDefault: () => (isLeft = false) };
    onKeyDown?.(event as unknown as KeyboardEvent);
    return isLeft;
  };
  return { acts, press };
};

it.each([
  [' ', 'pick 0'],
  ['Enter', 'open 0'],
  ['ArrowRight', 'preview 0'],
])('%j acts once on a row, however long it is held, and never scrolls the page', (key, act) => {
  const { acts, press } = list();
  expect([false, true, true].map((repeat) => press(key, repeat))).toEqual([false, false, false]);
  expect(acts).toEqual([act]);
  press(key, false);
  expect(acts).toEqual([act, act]);
});

it('an arrow that is held goes on from row to row', () => {
  const { acts, press } = list();
  press('ArrowDown', true);
  expect(acts).toEqual(['reveal 1']);
});

it.each([
  ['leaves the list', false, 'leave'],
  ['deselects first and stays on the row', true, 'unpick'],
])('Escape on a row %s', (_, isPicked, act) => {
  const { acts, press } = list(isPicked);
  press('Escape', false);
  expect(acts).toEqual([act]);
});
