import { describe, expect, it } from 'vitest';
import { SessionContext } from '#core/session/session-context.ts';
import { grantOf, viewOf } from '#tests/core/login/support/people.ts';
import { GroupViewModel } from '#ui/shell/group.view-model.ts';

const group = (siteGroupNum: number) => ({
  siteGroupNum,
  siteGroupName: `Group ${siteGroupNum}`,
  answeringServiceEnabled: false,
  timeZone: 'America/New_York',
});
const dealer = () => {
  const view = viewOf(2, { betaUser: true });
  return { ...view, user: { ...view.user, allowedDealers: [group(4471), group(4480)] } };
};
const place = (siteGroupNum: number | null) => ({ siteGroupNum, siteNum: null, devNum: null });
const make = () => {
  const context = new SessionContext();
  const model = new GroupViewModel({
    context,
    choose: (siteGroupNum) => context.apply({ kind: 'groupChanged', siteGroupNum }),
  });
  return { context, model };
};

describe('the group on the screen', () => {
  it('is named for dealers, and nobody else has any', () => {
    const { context, model } = make();
    expect([model.groups, model.active]).toEqual([[], null]);
    context.apply({ kind: 'signedIn', grant: grantOf(dealer()) });
    expect(model.active).toEqual(group(4471));
    expect(model.groups).toHaveLength(2);
    context.apply({ kind: 'signedIn', grant: grantOf(viewOf(1)) });
    expect(model.groups).toEqual([]);
  });

  it('gets another version at every change of group and of person, and at none else', () => {
    const { context, model } = make();
    const versions = [model.version];
    const note = () => versions.push(model.version);
    context.apply({ kind: 'signedIn', grant: grantOf(dealer()) });
    note();
    model.choose(4480);
    note();
    model.choose(4471);
    note();
    context.apply({ kind: 'signedIn', grant: grantOf(viewOf(1)) });
    note();
    expect(new Set(versions).size).toBe(versions.length);
    context.apply({ kind: 'tokenExpired', token: 'first-token' });
    expect(model.version).toBe(versions.at(-1));
  });

  it('follows an address once at each opening', () => {
    const { context, model } = make();
    context.apply({ kind: 'signedIn', grant: grantOf(dealer()) });
    expect(model.asksForAnother('a', place(4480))).toBe(true);
    model.grant('a', place(4480));
    expect(model.active?.siteGroupNum).toBe(4480);
    model.choose(4471);
    expect(model.asksForAnother('a', place(4480))).toBe(false);
    model.grant('a', place(4480));
    expect(model.active?.siteGroupNum).toBe(4471);
    expect(model.asksForAnother('b', place(4480))).toBe(true);
  });

  it('ignores an address that asks for nothing, for the present group or for a stranger’s', () => {
    const { context, model } = make();
    expect(model.asksForAnother('a', place(4480))).toBe(false);
    context.apply({ kind: 'signedIn', grant: grantOf(dealer()) });
    for (const asked of [null, 4471, 9999]) {
      expect(model.asksForAnother('a', place(asked))).toBe(false);
      model.grant('a', place(asked));
      expect(model.active?.siteGroupNum).toBe(4471);
    }
  });
});
