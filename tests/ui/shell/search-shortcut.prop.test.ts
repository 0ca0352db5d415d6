import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlain, opensSearch, typedEarly, type KeyPress } from '#ui/shell/search-shortcut.tsx';

const FREE: KeyPress = {
  key: '/',
  ctrl: false,
  meta: false,
  alt: false,
  taken: false,
  typing: false,
  covered: false,
};
const presses: fc.Arbitrary<KeyPress> = fc.record({
  key: fc.oneof(fc.constantFrom('/', 'k', 'K', 'Enter', '?'), fc.string()),
  ctrl: fc.boolean(),
  meta: fc.boolean(),
  alt: fc.boolean(),
  taken: fc.boolean(),
  typing: fc.boolean(),
  covered: fc.boolean(),
});

describe('the shortcut of the account search', () => {
  it.each([
    ['/', {}],
    ['k', { ctrl: true }],
    ['K', { ctrl: true }],
    ['k', { meta: true }],
  ] as const)('is %j with %j', (key, held) => {
    expect(opensSearch({ ...FREE, key, ...held })).toBe(true);
  });

  it.each([
    ['k', {}],
    ['/', { ctrl: true }],
    ['/', { meta: true }],
    ['/', { alt: true }],
    ['k', { ctrl: true, meta: true }],
  ] as const)('is not %j with %j', (key, held) => {
    expect(opensSearch({ ...FREE, key, ...held })).toBe(false);
  });

  it('never disturbs what lies over the page, and while somebody types is Ctrl K or Cmd K alone', () => {
    fc.assert(
      fc.property(presses, fc.constantFrom('taken', 'covered'), (press, why) => {
        expect(opensSearch({ ...press, [why]: true })).toBe(false);
      }),
    );
    fc.assert(
      fc.property(presses, (press) => {
        const opens = opensSearch({ ...press, typing: true });
        expect(opens).toBe(press.ctrl !== press.meta && opensSearch({ ...press, typing: false }));
      }),
    );
    expect(opensSearch({ ...FREE, key: 'k', ctrl: true, typing: true })).toBe(true);
  });
});

describe('a key without Ctrl or Alt', () => {
  it('does nothing with one of them, while somebody types, and under a layer', () => {
    fc.assert(
      fc.property(
        presses,
        fc.constantFrom('ctrl', 'meta', 'alt', 'taken', 'typing', 'covered'),
        (press, why) => {
          expect(isPlain({ ...press, [why]: true })).toBe(false);
        },
      ),
    );
  });
});

describe('what is typed while the search is being fetched', () => {
  it('is kept in its order, a letter taken back included', () => {
    const typed = ['/', 'k', 'é', ' ', 'x', 'Backspace'].reduce<string>(
      (before, key) => typedEarly(before, { ...FREE, key }) ?? before,
      '',
    );
    expect(typed).toBe('/ké ');
  });

  it('takes no key that types nothing, and none of somebody else’s', () => {
    for (const key of ['Enter', 'Escape', 'ArrowDown', 'Shift', 'F5'])
      expect(typedEarly('a', { ...FREE, key })).toBeNull();
    fc.assert(
      fc.property(
        presses,
        fc.constantFrom('taken', 'typing', 'covered', 'ctrl', 'meta', 'alt'),
        (press, why) => {
          expect(typedEarly('a', { ...press, [why]: true })).toBeNull();
        },
      ),
    );
  });
});
