import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterGroups } from '#core/groups/filter-groups.rule.ts';

const group = (siteGroupNum: number, siteGroupName: string) => ({
  siteGroupNum,
  siteGroupName,
  answeringServiceEnabled: false,
  timeZone: 'America/New_York',
});
const groups = fc.array(
  fc.record({
    siteGroupNum: fc.integer({ min: 1, max: 99_999 }),
    siteGroupName: fc.string(),
    answeringServiceEnabled: fc.boolean(),
    timeZone: fc.constant('America/New_York'),
  }),
);
const HARBOR = group(4471, 'Harbor Point Alarm');
const CANYON = group(4480, 'Cañon del Río Security');
const found = (text: string) =>
  filterGroups([HARBOR, CANYON], text).map(({ siteGroupNum }) => siteGroupNum);

describe('finding a site group', () => {
  it('keeps the order, and every group for no words', () => {
    fc.assert(
      fc.property(groups, fc.string(), (all, text) => {
        const some = filterGroups(all, text);
        expect(all.filter((one) => some.includes(one))).toEqual(some);
        expect(filterGroups(all, '  ')).toEqual(all);
      }),
    );
  });

  it('finds each group by its number and by any part of its number’s beginning', () => {
    fc.assert(
      fc.property(groups, fc.nat(4), (all, cut) => {
        for (const one of all) {
          const number = String(one.siteGroupNum);
          expect(filterGroups(all, number.slice(0, cut + 1))).toContain(one);
        }
      }),
    );
  });

  it('finds fewer with more words, never others', () => {
    fc.assert(
      fc.property(groups, fc.string(), fc.string(), (all, first, second) => {
        const wide = filterGroups(all, first);
        for (const one of filterGroups(all, `${first} ${second}`)) expect(wide).toContain(one);
      }),
    );
  });

  it.each([
    ['harbor', [4471]],
    ['HARBOR alarm', [4471]],
    ['44', [4471, 4480]],
    ['4480', [4480]],
    ['71', []],
    ['canon rio', [4480]],
    ['4471 point', [4471]],
    ['4480 point', []],
    ['.*', []],
  ])('%s finds %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});
