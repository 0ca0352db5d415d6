import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STAFF_RIGHTS } from '#core/permission/permissions.ts';
import {
  chooseSupportTab,
  SUPPORT_GROUPS,
  SUPPORT_TABS,
  supportTabsFor,
} from '#core/support/support-tabs.rule.ts';

const rights = fc.subarray<string>(Object.values(STAFF_RIGHTS)).map((names) => new Set(names));
const changes = fc.option(
  fc.oneof(fc.string(), fc.constantFrom(...SUPPORT_TABS.map(({ id }) => id))),
);

describe('the tabs of Support', () => {
  it('keep their order, and hold exactly what the rights open', () => {
    fc.assert(
      fc.property(rights, (held) => {
        const shown = supportTabsFor(held).map(({ id }) => id);
        const meant = SUPPORT_TABS.filter(({ needs }) =>
          needs.every((right: string) => held.has(right)),
        ).map(({ id }) => id);
        expect(shown).toEqual(meant);
        expect(shown[0]).toBe('users');
      }),
    );
  });

  it('stand in few groups, each with its tabs together in one row', () => {
    const groups = SUPPORT_TABS.map(({ group }) => group);
    const rows = groups.filter((group, at) => group !== groups[at - 1]);
    expect(rows).toEqual(SUPPORT_GROUPS.map(({ id }) => id));
  });

  it('are followed by the address only where the person has them', () => {
    fc.assert(
      fc.property(rights, changes, (held, wanted) => {
        const tabs = supportTabsFor(held);
        const chosen = chooseSupportTab(tabs, wanted);
        const has = tabs.some(({ id }) => id === wanted);
        expect(chosen).toBe(has ? wanted : 'users');
      }),
    );
  });
});
