import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterIcons } from '#core/icons/filter-icons.rule.ts';

const names = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6}){0,3}$/), {
  minLength: 1,
  maxLength: 20,
});
const icons = (list: readonly string[]) => list.map((name) => ({ name, paths: [] }));

describe('finding an icon', () => {
  it('finds each by its own name, its parts in any order and case', () => {
    fc.assert(
      fc.property(names, (list) => {
        for (const name of list) {
          const shuffled = name.split('-').reverse().join(' ').toUpperCase();
          for (const typed of [name, shuffled])
            expect(filterIcons(icons(list), typed).map((icon) => icon.name)).toContain(name);
        }
      }),
    );
  });

  it('shows all of them in their order while nothing is typed', () => {
    fc.assert(
      fc.property(names, fc.constantFrom('', ' ', '-', ' - '), (list, typed) => {
        expect(filterIcons(icons(list), typed)).toEqual(icons(list));
      }),
    );
  });

  it('shows none for a part that no name holds', () => {
    fc.assert(
      fc.property(names, (list) => {
        expect(filterIcons(icons(list), `${list[0] ?? ''} §`)).toEqual([]);
      }),
    );
  });
});
