import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupNavigation } from '#core/navigation/group-navigation.rule.ts';
import { NAVIGATION } from '#core/navigation/screens.ts';

const entries = fc.subarray([...NAVIGATION]);

describe('grouping the navigation', () => {
  it('keeps every entry once, under its own heading', () => {
    fc.assert(
      fc.property(entries, (items) => {
        const groups = groupNavigation(items);
        const kept = groups.flatMap((group) => group.items);
        expect(kept.map(({ id }) => id).sort()).toEqual(items.map(({ id }) => id).sort());
        for (const group of groups)
          for (const { heading } of group.items) expect(heading).toBe(group.heading);
      }),
    );
  });

  it('shows each heading once and no empty group', () => {
    fc.assert(
      fc.property(entries, (items) => {
        const groups = groupNavigation(items);
        expect(new Set(groups.map(({ heading }) => heading)).size).toBe(groups.length);
        for (const group of groups) expect(group.items.length).toBeGreaterThan(0);
      }),
    );
  });

  it('keeps the order of the table within a group, and what has no heading first', () => {
    fc.assert(
      fc.property(entries, (items) => {
        const groups = groupNavigation(items);
        for (const group of groups)
          expect(group.items).toEqual(items.filter((entry) => group.items.includes(entry)));
        const top = groups.findIndex(({ heading }) => heading === null);
        expect(top).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('stands as drawn for dealers and customers', () => {
    const headings = (application: 2 | 3) =>
      groupNavigation(NAVIGATION.filter((e) => e.applications.includes(application))).map(
        ({ heading, items }) => [heading, items.length],
      );
    expect(headings(2)).toEqual([
      [null, 3],
      ['Answering service', 5],
      ['Manage', 4],
      ['Help', 4],
    ]);
    expect(headings(3)).toEqual([
      [null, 2],
      ['This account', 6],
    ]);
  });
});
