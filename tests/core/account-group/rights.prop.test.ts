import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  branchesOf,
  checkPortalChange,
  checkRights,
  leftAlone,
  type Holder,
  type TreeGroup,
} from '#core/account-group/check-portal-change.rule.ts';
import { GIVABLE_RIGHTS, isGivable, withRight } from '#core/account-group/portal-rights.ts';
import { presetOf, PRESETS, rightsOfPreset } from '#core/account-group/presets.rule.ts';
import { STAFF_RIGHTS } from '#core/permission/permissions.ts';

const RIGHTS = GIVABLE_RIGHTS.map(({ right }) => right);
const services = fc.record({ answeringService: fc.boolean() });
const rights = fc.subarray<string>([...RIGHTS, 'stagesDealerURLFlag', 'impersonate']);
const GROUPS = [1, 2, 3, 4, 5, 6];
/** Generates a group tree in which each group may have a parent with a smaller number. */
const tree: fc.Arbitrary<readonly TreeGroup[]> = fc
  .tuple(...GROUPS.map((num) => fc.option(fc.integer({ min: 1, max: Math.max(1, num - 1) }))))
  .map((parents) =>
    GROUPS.map((siteGroupNum, at) => ({
      siteGroupNum,
      parent: at === 0 ? null : (parents[at] ?? null),
    })),
  );
const holder = (id: string): fc.Arbitrary<Holder> =>
  fc.record({
    id: fc.constant(id),
    active: fc.boolean(),
    groups: fc.subarray(GROUPS),
    rights: fc.subarray<string>(['xtAdmin', 'zonesRead', 'stagesDealerURLFlag']),
  });

describe('rights an administrator gives', () => {
  it('are never those of staff', () => {
    for (const right of Object.keys(STAFF_RIGHTS)) expect(isGivable(right)).toBe(false);
  });

  it('make the preset they are of, and one right more or less makes it another or Custom', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PRESETS),
        services,
        fc.constantFrom(...RIGHTS),
        (preset, has, right) => {
          const held = rightsOfPreset(preset, has);
          expect(presetOf(held, has)).toBe(preset);
          const edited = withRight(held, right, !held.includes(right));
          const counts = !right.startsWith('ansService') || has.answeringService;
          if (counts) expect(presetOf(edited, has)).not.toBe(preset);
          // A further right from the provider does not affect the preset.
          expect(presetOf([...held, 'stagesDealerURLFlag'], has)).toBe(preset);
        },
      ),
    );
  });

  it('never change without their reading, however they are ticked', () => {
    fc.assert(
      fc.property(
        rights,
        fc.array(fc.tuple(fc.constantFrom(...RIGHTS), fc.boolean())),
        (first, ticks) => {
          const clean = first.filter((right) => !right.endsWith('Edit'));
          const held = ticks.reduce<readonly string[]>(
            (so, [right, given]) => withRight(so, right, given),
            clean,
          );
          for (const { right, needs } of GIVABLE_RIGHTS)
            if (needs !== null && held.includes(right)) expect(held).toContain(needs);
          expect(held.filter((right) => !isGivable(right))).toEqual(
            expect.arrayContaining(
              ticks.length === 0 ? [] : clean.filter((one) => !isGivable(one)),
            ),
          );
        },
      ),
    );
  });

  it('are given only where an administrator may give and the groups have what they open', () => {
    fc.assert(
      fc.property(rights, rights, services, (before, after, has) => {
        if (checkRights(before, after, has) !== 'fine') return;
        for (const right of after.filter((one) => !before.includes(one))) {
          expect(isGivable(right)).toBe(true);
          if (right.startsWith('ansService')) expect(has.answeringService).toBe(true);
        }
        for (const right of before.filter((one) => !after.includes(one)))
          expect(isGivable(right)).toBe(true);
      }),
    );
  });
});

describe('administrators of groups', () => {
  it('reach what lies below their groups, and nothing else', () => {
    fc.assert(
      fc.property(tree, fc.subarray(GROUPS), (groups, roots) => {
        const reach = branchesOf(groups, roots);
        for (const { siteGroupNum, parent } of groups) {
          const above = parent !== null && reach.has(parent);
          expect(reach.has(siteGroupNum)).toBe(roots.includes(siteGroupNum) || above);
        }
      }),
    );
  });

  it('are never all gone from a group that had one, whatever is wished for in whatever order', () => {
    const IDS = ['a', 'b', 'c', 'd'];
    const choice = fc.record({
      actor: fc.constantFrom(...IDS),
      subject: fc.constantFrom(...IDS),
      after: holder('x'),
      removes: fc.boolean(),
    });
    fc.assert(
      fc.property(
        tree,
        fc.tuple(...IDS.map(holder)),
        fc.array(choice, { maxLength: 20 }),
        (groups, first, changes) => {
          let people: readonly Holder[] = first;
          const administered = (): ReadonlySet<number> =>
            new Set(
              people
                .filter(({ active, rights: held }) => active && held.includes('xtAdmin'))
                .flatMap((one) => [...branchesOf(groups, one.groups)]),
            );
          for (const { actor, subject, after, removes } of changes) {
            const before = people.find(({ id }) => id === subject)!;
            const who = people.find(({ id }) => id === actor)!;
            const changed = { ...after, id: subject };
            const had = administered();
            const reach = branchesOf(groups, who.groups);
            const verdict = checkPortalChange({
              actorId: actor,
              reach,
              tree: groups,
              holders: people,
              before,
              after: changed,
              services: { answeringService: false },
              removes,
            });
            if (verdict !== 'fine') continue;
            expect(actor).not.toBe(subject);
            for (const num of changed.groups)
              if (!before.groups.includes(num)) expect(reach.has(num)).toBe(true);
            for (const num of before.groups)
              if (!changed.groups.includes(num)) expect(reach.has(num)).toBe(true);
            people = people.map((one) => (one.id === subject ? changed : one));
            const has = administered();
            for (const num of had) expect(has.has(num)).toBe(true);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('who keep their right leave nobody alone', () => {
    fc.assert(
      fc.property(tree, holder('a'), holder('b'), (groups, before, other) => {
        expect(leftAlone(groups, [before, other], { before, after: before })).toEqual([]);
      }),
    );
  });
});
