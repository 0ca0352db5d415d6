import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initials } from '#core/account/initials.rule.ts';

describe('initials', () => {
  it.each([
    ['Dana Reyes', 'DR'],
    ['  dana   maria  reyes ', 'DR'],
    ['Dana', 'D'],
    ['(Joy) Okafor', 'JO'],
    ['Élise Ångström', 'ÉÅ'],
    ['', '?'],
    ['4471 555', '?'],
  ])('of %j are %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it('are one or two letters for any name', () => {
    const names = fc.array(fc.stringMatching(/^[a-zé-]{1,9}$/), { maxLength: 4 });
    fc.assert(
      fc.property(names, (list) => {
        expect(initials(list.join(' '))).toMatch(/^(\p{Lu}{1,2}|\?)$/u);
      }),
    );
  });
});
