import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parentVerdict, type PlacedGroup } from '#core/provisioning/parent-verdict.rule.ts';

/** Generates a forest: each group has an earlier group as parent, or no parent. */
const forest: fc.Arbitrary<readonly PlacedGroup[]> = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { minLength: 1 }),
    fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
    fc.infiniteStream(fc.boolean()),
  )
  .map(([nums, where, roots]) =>
    nums.map((num, at) => {
      const place = Number(where.next().value);
      const isRoot = at === 0 || roots.next().value === true;
      return { num, parentNum: isRoot ? null : (nums[Math.floor(place * at)] ?? null) };
    }),
  );

const treeOf = (groups: readonly PlacedGroup[]) =>
  new Map(groups.map(({ num, parentNum }) => [num, parentNum]));

const pick = <T>(items: readonly T[], share: number): T | undefined =>
  items[Math.floor(share * items.length)];

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('where a site group may hang', () => {
  it('is below any that stood before it, in a forest of whatever shape', () => {
    fc.assert(
      fc.property(forest, (groups) => {
        const tree = treeOf(groups);
        for (const group of groups) expect(parentVerdict(tree, group)).toBe('fine');
      }),
    );
  });

  it('is never below itself or one of those below it, at whatever depth', () => {
    fc.assert(
      fc.property(forest, share, (groups, which) => {
        const tree = treeOf(groups);
        const low = pick(groups, which);
        if (low === undefined) return;
        // Moving an ancestor below this group would create a cycle.
        for (let above: number | null = low.num; above !== null; above = tree.get(above) ?? null)
          expect(parentVerdict(tree, { num: above, parentNum: low.num })).toBe('cycle');
      }),
    );
  });

  it('is below a group that exists', () => {
    fc.assert(
      fc.property(forest, share, (groups, which) => {
        const gone = pick(groups, which);
        if (gone === undefined) return;
        const left = groups.filter(({ num }) => num !== gone.num);
        expect(parentVerdict(treeOf(left), { num: 1_000_000_000, parentNum: gone.num })).toBe(
          'unknownParent',
        );
      }),
    );
  });

  it('comes to an end where the groups above go round already', () => {
    const ring = new Map([
      [1, 2],
      [2, 3],
      [3, 1],
    ]);
    expect(parentVerdict(ring, { num: 9, parentNum: 1 })).toBe('cycle');
  });
});
