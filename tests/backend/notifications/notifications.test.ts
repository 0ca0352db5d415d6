import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notificationsApi } from '#core/notifications/notifications.api.ts';
import type { Notifications } from '#core/notifications/notification.schema.ts';
import type { Permission } from '#core/permission/permissions.ts';
import { attentionWorld, type AttentionWorld } from '../attention/attention-world.ts';
import { describeDatabase } from '../harness/database.ts';
import { PASSWORD } from '../harness/test-world.ts';
import { valueOf } from '../panel-info/panel-world.ts';

const MINUTE = 60000;
const DAY = 1440 * MINUTE;
const DEALER = ['noActionRead', 'reportRead', 'siteEdit', 'ansServiceBlockFlag'] as const;

describeDatabase('the notification list', (engine) => {
  let world: AttentionWorld;
  beforeAll(async () => {
    world = await attentionWorld(engine);
  });
  afterAll(() => world.close());

  const reader = async (seed: Parameters<AttentionWorld['person']>[0]) => {
    const account = await world.person({ groups: [7400], ...seed });
    const { username } = account.account;
    const variant = seed?.application === 3 ? 'consumer' : 'dealer';
    const browsers = [world.browser({ variant }), world.browser({ variant })];
    const on = async (device: 0 | 1) => {
      const browser = browsers[device]!;
      if ((await browser.authenticate()).kind !== 'live')
        valueOf(await browser.logIn(username, PASSWORD));
      return browser;
    };
    return {
      ...account,
      read: async (device: 0 | 1 = 0): Promise<Notifications> =>
        valueOf(
          await (
            await on(device)
          ).call(notificationsApi.notifications.access, (c) =>
            world.backend.notifications.notifications(c, { siteGroupNum: null }),
          ),
        ),
      mark: async (to: number, device: 0 | 1 = 0) =>
        (await on(device)).call(notificationsApi.readNotifications.access, (c) =>
          world.backend.notifications.readNotifications(c, { to: new Date(to).toISOString() }),
        ),
    };
  };
  const brief = ({ notifications }: Notifications) =>
    notifications.map(({ kind, state, text }) => `${kind} ${state} ${text}`);
  const mayDo = (...roles: readonly Permission[]) => ({ roles });

  it('holds what a dealer gets by right, the newest first, and nothing of a stranger', async () => {
    const now = world.clock.now();
    const dealer = await reader(mayDo(...DEALER));
    const stranger = await reader({ ...mayDo(...DEALER), groups: [7402] });
    const limited = await reader({ roles: [] });
    const sn = await world.site({
      alarms: [
        { num: 8601, priority: 1, state: 'New', raisedAt: now - 2 * MINUTE },
        { num: 8602, priority: 2, state: 'Cleared', raisedAt: now - 8 * DAY },
      ],
      tests: [
        { startsAt: now - DAY, endsAt: now + 5 * MINUTE },
        { startsAt: now - DAY, endsAt: now - MINUTE },
        { startsAt: now - DAY, endsAt: now + DAY },
      ],
    });
    const sql = world.database.kysely;
    await sql
      .updateTable('site_test')
      .set({ placed_by_id: dealer.account.id })
      .where('site_num', '=', sn)
      .execute();
    await sql
      .insertInto('change_request')
      .values({
        id: randomUUID(),
        site_group_num: 7401,
        site_num: sn,
        field: 'street',
        before: null,
        wanted: '1 Main St',
        asked_by_id: 'somebody',
        asked_by: 'Owner',
        asked_at: now - 3 * MINUTE,
        answer: null,
        decided_by: null,
        decided_at: null,
        withdrawn_by: null,
        withdrawn_at: null,
      })
      .execute();
    expect(brief(await dealer.read())).toEqual([
      `test ended ${now - MINUTE}`,
      'alarm New Interior motion',
      'asked Submitted street',
      `test ending ${now + 5 * MINUTE}`,
    ]);
    expect(brief(await stranger.read())).toEqual([]);
    expect(brief(await limited.read())).toEqual(['alarm New Interior motion']);
  });

  it('is read on all devices of a person at once, never back, and never ahead of now', async () => {
    const now = world.clock.now();
    const dealer = await reader(mayDo());
    expect((await dealer.read()).readTo).toBeNull();
    valueOf(await dealer.mark(now - MINUTE));
    valueOf(await dealer.mark(now - DAY, 1));
    expect((await dealer.read(1)).readTo).toBe(new Date(now - MINUTE).toISOString());
    valueOf(await dealer.mark(now + DAY));
    expect((await dealer.read(1)).readTo).toBe(new Date(world.clock.now()).toISOString());
    const other = await reader(mayDo());
    expect((await other.read()).readTo).toBeNull();
  });

  it('leaves room for the rest beside many alarms', async () => {
    const now = world.clock.now();
    const dealer = await reader({ ...mayDo(...DEALER), groups: [7402] });
    await world.site({
      group: 7402,
      alarms: Array.from({ length: 30 }, (_, index) => ({
        num: 8700 + index,
        priority: 1,
        state: 'New',
        raisedAt: now - index * MINUTE,
      })),
    });
    const { notifications } = await dealer.read();
    expect(notifications.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 20 }, (_, index) => String(8700 + index)),
    );
  });

  describe('of a customer', () => {
    it('has the alarms of linked sites, without what may not be told yet', async () => {
      const now = world.clock.now();
      const sn = await world.site({
        alarms: [
          { num: 8611, priority: 1, state: 'New', raisedAt: now - MINUTE },
          { num: 8612, priority: 1, state: 'New', raisedAt: now - MINUTE },
        ],
      });
      const sql = world.database.kysely;
      await sql.updateTable('alarm').set({ withheld: true }).where('num', '=', 8612).execute();
      const owner = await reader({ application: 3, groups: [], roles: [] });
      await sql
        .insertInto('account_link')
        .values({ user_id: owner.account.id, site_num: sn })
        .execute();
      const { notifications } = await owner.read();
      expect(notifications.map(({ subject, siteNum }) => [subject, siteNum])).toEqual([
        ['8611', sn],
      ]);
    });
  });
});
