import { accountGroupApi } from '#core/account-group/account-group.api.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PORTAL_USER_LIST } from '#core/account-group/portal-user-list.ts';
import { describeDatabase } from '../harness/database.ts';
import { staffAtWork } from '../harness/staff-at-work.ts';
import { PASSWORD } from '../harness/test-world.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { COAST, groupWorld, type GroupWorld, HOME, NORTH, STRANGER } from './group-at-work.ts';

describeDatabase('users of a dealer', (engine) => {
  let world: GroupWorld;
  beforeAll(async () => {
    world = await groupWorld(engine);
  });
  afterAll(() => world.close());

  const rightsOf = async (id: string) => {
    const rows = await world.database.kysely
      .selectFrom('user_right')
      .select(['kind', 'name'])
      .where('user_id', '=', id)
      .orderBy('name')
      .execute();
    return rows.map(({ kind, name }) => `${kind} ${name}`);
  };

  it('are those of the group and its branches, with what they may do and how they sign in', async () => {
    const admin = await world.enter();
    const north = await world.user({ name: 'Grace Kim', groups: [NORTH], roles: ['billingRead'] });
    const stranger = await world.user({ groups: [STRANGER], roles: ['billingRead'] });
    const both = await world.user({ groups: [COAST, STRANGER], mfaRequired: true });
    expect(await admin.find(north.id)).toMatchObject({
      name: 'Grace Kim',
      groups: [NORTH],
      elsewhere: false,
      preset: 'Billing',
      check: 'Password alone',
      state: 'Active',
      own: false,
    });
    // For groups of other dealers, the list shows only that such groups exist.
    expect(await admin.find(both.id)).toMatchObject({
      groups: [COAST],
      elsewhere: true,
      check: 'Code',
    });
    expect((await admin.find(admin.person.id)).own).toBe(true);
    await expect(admin.find(stranger.id)).rejects.toThrow('nobody is');
    const found = await admin.list({ search: 'grace', filters: { preset: 'Billing' } });
    expect(found.map(({ id }) => id)).toEqual([north.id]);
  });

  it('hold exactly the rights an administrator gives, from the next request on, and are told', async () => {
    const admin = await world.enter();
    const lee = await world.user({
      roles: ['zonesRead'],
      flags: ['stagesDealerURLFlag'],
      contacts: [{ type: 'email', value: 'lee@example.com' }],
    });
    const browser = world.browser();
    valueOf(await browser.logIn(lee.username, PASSWORD));
    const { rev } = await admin.find(lee.id);
    valueOf(await admin.change(lee.id, rev, ['noActionRead', 'noActionEdit'], [NORTH]));
    // Rights granted by the provider are kept.
    expect(await rightsOf(lee.id)).toEqual([
      'role noActionEdit',
      'role noActionRead',
      'flag stagesDealerURLFlag',
    ]);
    const { kind, ...found } = await browser.authenticate();
    expect(kind).toBe('live');
    expect(found).toMatchObject({ session: { siteGroupNum: NORTH, allowedGroups: [NORTH] } });
    expect((await world.sentTo('lee@example.com')).at(-1)?.subject).toContain('was changed');
    expect(await world.record(lee.id)).toContain('group.userChange/ok');
    expect(await admin.change(lee.id, rev, [])).toMatchObject({ error: { code: 'staleRev' } });
  });

  it('are administered by staff who act for an administrator, with both names on the record', async () => {
    const { person: dana } = await world.enter({ name: 'Dana Reyes' });
    const lee = await world.user({ roles: ['zonesRead'] });
    const { browser, staff, viewAs } = await staffAtWork(world);
    valueOf(await viewAs(dana.id, { mode: 'act' }));
    const here = { siteGroupNum: HOME };
    const call = accountGroupApi.accountGroup.access;
    const listed = await browser.call(call, (c) =>
      world.backend.accountGroup.portalUsers(c, {
        ...here,
        query: { ...PORTAL_USER_LIST.start, size: 100 },
      }),
    );
    const rev = valueOf(listed).users.find(({ id }) => id === lee.id)?.rev ?? 0;
    const access = { groups: [HOME], rights: ['noActionRead'] };
    valueOf(
      await browser.call(accountGroupApi.changePortalUser.access, (c) =>
        world.backend.accountGroup.changePortalUser(c, { ...here, id: lee.id, rev, ...access }),
      ),
    );
    valueOf(
      await browser.call(accountGroupApi.invitePortalUser.access, (c) =>
        world.backend.accountGroup.invitePortalUser(c, {
          ...here,
          id: randomUUID(),
          name: 'Ada Quist',
          email: 'ada@example.com',
          ...access,
        }),
      ),
    );
    const rows = await world.database.kysely
      .selectFrom('audit')
      .select(['operation', 'subject_id', 'actor_id', 'target', 'detail'])
      .where('operation', 'in', ['group.userChange', 'group.invite'])
      .where('actor_id', '=', staff.id)
      .orderBy('seq')
      .execute();
    // The audit subject of the change is the changed user. The audit subject of the invitation is the impersonated user,
    // because the invitation goes to an email address.
    expect(rows).toMatchObject([
      {
        operation: 'group.userChange',
        subject_id: lee.id,
        target: lee.username,
        detail: { actingFor: 'Dana Reyes' },
      },
      { operation: 'group.invite', subject_id: dana.id, target: 'ada@example.com' },
    ]);
  });

  it('get no right that is not an administrator’s to give, and no group that is not theirs', async () => {
    const admin = await world.enter();
    const { id } = await world.user();
    const refused = async (rights: string[], groups: number[] = [HOME]) => {
      const { rev } = await admin.find(id);
      const answer = await admin.change(id, rev, rights, groups);
      return answer.ok ? 'given' : 'code' in answer.error && answer.error.code;
    };
    expect(await refused(['impersonate'])).toBe('unknownRight');
    expect(await refused(['stagesDealerURLFlag'])).toBe('unknownRight');
    expect(await refused(['zonesEdit'])).toBe('needsRead');
    expect(await refused(['ansServiceBlockFlag'])).toBe('notServed');
    expect(await refused(['zonesRead'], [HOME, STRANGER])).toBe('outOfScope');
    expect(await refused(['zonesRead'], [])).toBe('noGroup');
    expect(await rightsOf(id)).toEqual([]);
    const north = await world.enter({ groups: [NORTH] });
    expect(await north.change(id, 1, [], [NORTH])).toMatchObject({ error: { kind: 'notFound' } });
  });

  it('who are disabled are signed out at once, cannot come back, and no link of theirs opens anything', async () => {
    const admin = await world.enter();
    const someone = await world.user();
    const browser = world.browser();
    valueOf(await browser.logIn(someone.username, PASSWORD));
    valueOf(await admin.disable(someone.id, (await admin.find(someone.id)).rev));
    expect((await browser.authenticate()).kind).not.toBe('live');
    expect((await browser.logIn(someone.username, PASSWORD)).ok).toBe(false);
    expect((await browser.refreshToken()).ok).toBe(false);
    expect((await admin.find(someone.id)).state).toBe('Disabled');
    valueOf(await admin.disable(someone.id, (await admin.find(someone.id)).rev, false));
    expect((await browser.logIn(someone.username, PASSWORD)).ok).toBe(true);
  });

  it('whose sign-in check is reset are asked for a new contact, and signed out', async () => {
    const admin = await world.enter();
    const someone = await world.user({ mfaRequired: true });
    valueOf(await admin.resetCheck(someone.id, (await admin.find(someone.id)).rev));
    expect((await admin.find(someone.id)).check).toBe('Not set');
    const login = valueOf(await world.browser().logIn(someone.username, PASSWORD));
    expect(login.session.requirements.noContactInfo).toBe(true);
  });

  it('of other dealers too lose the own groups alone', async () => {
    const admin = await world.enter();
    const both = await world.user({ groups: [HOME, STRANGER], roles: ['zonesRead'] });
    const { rev } = await admin.find(both.id);
    for (const answer of [
      await admin.change(both.id, rev, ['zonesRead', 'zonesEdit']),
      await admin.disable(both.id, rev),
    ])
      expect(answer).toMatchObject({ error: { code: 'elsewhere' } });
    valueOf(await admin.remove(both.id, rev));
    await expect(admin.find(both.id)).rejects.toThrow('nobody is');
    const back = valueOf(await world.browser().logIn(both.username, PASSWORD));
    expect(back.session.user.allowedDealers.map((one) => one.siteGroupNum)).toEqual([STRANGER]);
    expect(await rightsOf(both.id)).toEqual(['role zonesRead']);
  });

  it('never change themselves, and a group keeps its last administrator', async () => {
    const admin = await world.enter({ groups: [COAST] });
    const { rev } = await admin.find(admin.person.id);
    for (const answer of [
      await admin.change(admin.person.id, rev, [], [COAST]),
      await admin.disable(admin.person.id, rev),
      await admin.remove(admin.person.id, rev),
    ])
      expect(answer).toMatchObject({ error: { code: 'oneself' } });
    // A user who has lost the administrator right can no longer disable other users.
    const demoted = await world.enter({ groups: [HOME] });
    const other = await world.enter({ groups: [HOME] });
    valueOf(await other.change(demoted.person.id, (await other.find(demoted.person.id)).rev, []));
    expect(await demoted.disable(other.person.id, 1)).toMatchObject({
      error: { kind: 'forbidden' },
    });
  });
});
