import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryPreferenceStore } from '#adapters/memory/memory-preference-store.ts';
import { GROUP_PREFERENCE, keepGroup } from '#core/groups/keep-group.use-case.ts';
import { settleGroup } from '#core/groups/settle-group.rule.ts';
import { SessionContext } from '#core/session/session-context.ts';
import { grantOf, viewOf } from '#tests/core/login/support/people.ts';

const group = (siteGroupNum: number) => ({
  siteGroupNum,
  siteGroupName: `Group ${siteGroupNum}`,
  answeringServiceEnabled: false,
  timeZone: 'America/New_York',
});
const dealer = (siteGroupNum: number | null, ...allowed: readonly number[]) => {
  const view = viewOf(2, { betaUser: true });
  return { ...view, siteGroupNum, user: { ...view.user, allowedDealers: allowed.map(group) } };
};
const make = () => {
  const session = new SessionContext();
  const preferences = new MemoryPreferenceStore();
  const keep = keepGroup({ session, preferences });
  keep.start();
  return { session, preferences, keep };
};
const nums = fc.integer({ min: 1, max: 50 });

describe('the group a session settles in', () => {
  it('is always an allowed one for a dealer who has any', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(nums, { minLength: 1 }),
        nums,
        fc.option(nums),
        (allowed, present, kept) => {
          const settled = settleGroup(dealer(present, ...allowed), kept) ?? present;
          expect(allowed).toContain(settled);
          if (kept !== null && allowed.includes(kept)) expect(settled).toBe(kept);
          else if (allowed.includes(present)) expect(settled).toBe(present);
        },
      ),
    );
  });

  it('is never changed for customers, staff and dealers without any', () => {
    expect(settleGroup(viewOf(1), 7)).toBeNull();
    expect(settleGroup({ ...viewOf(3), siteGroupNum: 4471 }, 7)).toBeNull();
    expect(settleGroup(dealer(null), 7)).toBeNull();
    expect(settleGroup(dealer(4471), null)).toBeNull();
  });
});

describe('keeping the group', () => {
  it('brings back the one chosen last, before anybody hears of another', () => {
    const { session, preferences } = make();
    preferences.write('user-2', GROUP_PREFERENCE, 4480);
    session.apply({ kind: 'signedIn', grant: grantOf(dealer(4471, 4471, 4480)) });
    expect(session.current.context.siteGroupNum).toBe(4480);
    expect(session.current.view?.siteGroupNum).toBe(4480);
  });

  it('remembers a choice for this person alone', () => {
    const { session, preferences, keep } = make();
    session.apply({ kind: 'signedIn', grant: grantOf(dealer(4471, 4471, 4480)) });
    keep.choose(4480);
    expect(session.current.context.siteGroupNum).toBe(4480);
    expect(preferences.read('user-2', GROUP_PREFERENCE)).toBe(4480);
    expect(preferences.read('user-1', GROUP_PREFERENCE)).toBeNull();
  });

  it('ignores a group that is not this person’s, and rubbish that was kept', () => {
    const { session, preferences, keep } = make();
    preferences.write('user-2', GROUP_PREFERENCE, '4480');
    session.apply({ kind: 'signedIn', grant: grantOf(dealer(4471, 4471, 4480)) });
    keep.choose(9999);
    expect(session.current.context.siteGroupNum).toBe(4471);
  });

  it('leaves a group that was taken away', () => {
    const { session } = make();
    session.apply({ kind: 'signedIn', grant: grantOf(dealer(4471, 4471, 4480)) });
    session.apply({ kind: 'viewChanged', view: dealer(4471, 4480) });
    expect(session.current.context.siteGroupNum).toBe(4480);
  });

  it('counts a way there and back as two changes', () => {
    const { session, keep } = make();
    session.apply({ kind: 'signedIn', grant: grantOf(dealer(4471, 4471, 4480)) });
    const before = session.current.context.groupVersion;
    keep.choose(4480);
    keep.choose(4471);
    expect(session.current.context.groupVersion).toBe(before + 2);
  });
});
