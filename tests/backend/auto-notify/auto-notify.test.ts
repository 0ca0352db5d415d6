import { autoNotifyApi } from '#core/auto-notify/auto-notify.api.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAutoNotifyRunner } from '#core/backend/auto-notify/auto-notify-runner.ts';
import type { NotifyForm } from '#core/auto-notify/notify-rule.schema.ts';
import { SqlMessageOutbox } from '#adapters/server/sql/messages/message-outbox.ts';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import {
  answeringWorld,
  GROUPS,
  type AnsweringWorld,
} from '../answering-messages/answering-world.ts';
import { describeDatabase } from '../harness/database.ts';
import { PASSWORD, PROVIDER } from '../harness/test-world.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { failedTry } from '#tests/support/failed-try.ts';

const HOUR = 3600000;
const RULE: NotifyForm = {
  cause: 'message',
  categories: [],
  priorities: ['Urgent'],
  who: 'emails',
  whoId: null,
  emails: ['office@example.com'],
  channel: 'email',
  timing: 'always',
  digest: 'immediate',
};

describeDatabase('rules that tell by themselves', (engine) => {
  let world: AnsweringWorld;
  let dana: Awaited<ReturnType<AnsweringWorld['dealer']>>;
  let person: Awaited<ReturnType<typeof enter>>;

  const enter = async (groups: readonly number[]) => {
    const account = await world.world.person({
      name: 'Dana Reyes',
      groups,
      flags: ['ansServiceBlockFlag'],
      roles: ['ansServiceEdit'],
    });
    const browser = world.world.browser();
    valueOf(await browser.logIn(account.username, PASSWORD));
    const { backend } = world.world;
    const { access } = autoNotifyApi.notifyDesk;
    const own = { siteGroupNum: null };
    const call: typeof browser.call = async (policy, work) => {
      if ((await browser.authenticate()).kind !== 'live')
        valueOf(await browser.logIn(account.username, PASSWORD));
      return browser.call(policy, work);
    };
    return {
      overview: () => call(access, (c) => backend.autoNotify.notifyDesk(c, own)),
      add: (form: Partial<NotifyForm> = {}, id: string = randomUUID()) =>
        call(access, (c) => backend.autoNotify.addNotifyRule(c, { ...own, id, ...RULE, ...form })),
      change: (seen: { id: string; rev: number }, form: Partial<NotifyForm>) =>
        call(access, (c) =>
          backend.autoNotify.changeNotifyRule(c, { ...own, ...seen, ...RULE, ...form }),
        ),
      turn: (seen: { id: string; rev: number }, enabled: boolean) =>
        call(access, (c) => backend.autoNotify.turnNotifyRule(c, { ...own, ...seen, enabled })),
      remove: (seen: { id: string; rev: number }) =>
        call(access, (c) => backend.autoNotify.removeNotifyRule(c, { ...own, ...seen })),
      dryRun: (form: Partial<NotifyForm>) =>
        call(access, (c) => backend.autoNotify.dryRunNotifyRule(c, { ...own, ...RULE, ...form })),
    };
  };

  const runner = () =>
    createAutoNotifyRunner({
      unitOfWork: world.world.database.unitOfWork,
      clock: world.world.clock,
      wallClock: temporalWallClock,
      ids: { next: () => randomUUID() },
      providerName: PROVIDER,
      publicUrls: { dealer: 'https://portal.example.com', consumer: 'https://home.example.com' },
    });
  const work = async (): Promise<void> => {
    const { runNext } = runner();
    while ((await runNext()) === 'worked');
  };
  const mails = async (to = 'office@example.com') =>
    (await world.world.sentTo(to)).map(({ subject }) => subject);
  const ruleOf = async (form: Partial<NotifyForm>) => {
    const id = randomUUID();
    valueOf(await person.add(form, id));
    return id;
  };
  const seen = async (id: string) => {
    const rule = valueOf(await person.overview()).rules.find((one) => one.id === id);
    if (rule === undefined) throw new Error('no rule');
    return rule;
  };
  const clear = async (): Promise<void> => {
    for (const { id, rev } of valueOf(await person.overview()).rules)
      valueOf(await person.remove({ id, rev }));
  };

  beforeAll(async () => {
    world = await answeringWorld(engine);
    dana = await world.dealer();
    person = await enter([GROUPS.parent]);
  });
  afterAll(() => world.close());

  it('send each message once, though several servers look at the same moment, and the log follows', async () => {
    const id = await ruleOf({});
    const urgent = await world.taken(dana, { priority: 'Urgent' });
    await world.taken(dana, { priority: 'Routine' });
    await Promise.all([work(), work(), work()]);
    await work();
    expect(await mails()).toEqual([`Urgent message ${urgent.num}, Service call: Nadia Stone`]);
    const log = async () => valueOf(await dana.read(urgent.id)).deliveries;
    expect(await log()).toMatchObject([{ person: 'office@example.com', result: null, tries: 0 }]);
    const outbox = new SqlMessageOutbox(world.world.database.kysely);
    const now = world.world.clock.now();
    const [claimed] = await outbox.claim(now, 10, 1000);
    await outbox.markFailed(claimed?.message.id ?? '', failedTry({ again: now + HOUR }));
    // While the mail server is down, delivery is retried. The log shows the number of attempts.
    expect(await log()).toMatchObject([{ result: null, tries: 1 }]);
    expect(await seen(id)).toMatchObject({ sent: 0, failed: 0, retried: 1 });
    await outbox.markFailed(claimed?.message.id ?? '', failedTry({}));
    expect(await log()).toMatchObject([{ result: 'Bounced' }]);
    expect(await seen(id)).toMatchObject({ failed: 1, retried: 0 });
    await clear();
  });

  it('tell what happened at accounts, and nothing that was before the rule, on test or withheld', async () => {
    const { kysely } = world.world.database;
    const trouble = (event: string, code: string, rest: object = {}) =>
      kysely
        .insertInto('activity')
        .values({
          site_group_num: GROUPS.branch,
          at: world.world.clock.now(),
          id: randomUUID(),
          site_num: 73001,
          dev_num: 1,
          kind: 'Trouble',
          event,
          code,
          service_type: null,
          priority: null,
          area_num: null,
          zone: null,
          zone_text: null,
          panel_user: null,
          alarm_num: null,
          actor: null,
          contact: null,
          comment: null,
          receiver_id: null,
          counter: null,
          line: null,
          panel_at: null,
          raw: null,
          ...rest,
        })
        .execute();
    await trouble('Before', '1301');
    world.world.clock.advance(1000);
    await ruleOf({ cause: 'power', priorities: [] });
    await trouble('AC loss', '1301');
    await trouble('Low battery', '1302');
    await trouble('On test', '1301', { on_test: true });
    await trouble('Hidden', '1301', { withheld: true });
    const before = (await mails()).length;
    await work();
    expect((await mails()).slice(before)).toEqual(['Harbor View Clinic (73001): AC loss']);
    expect(valueOf(await person.dryRun({ cause: 'power', priorities: [] }))).toEqual({
      notices: 2,
      skipped: 0,
    });
    await clear();
  });

  it('hold a digest until its hour, and send it once, as one', async () => {
    await ruleOf({ digest: 'hourly' });
    for (let at = 0; at < 3; at += 1) await world.taken(dana, { priority: 'Urgent' });
    const before = (await mails()).length;
    await work();
    const early = (await mails()).length;
    world.world.clock.advance(HOUR);
    await work();
    await work();
    expect((await mails()).length).toBe(before + 1);
    expect(early === before || early === before + 1).toBe(true);
    expect((await mails()).at(-1)).toBe('Answering-service message: 3 notices');
    await clear();
  });

  it('say where nobody is reached: a rotation without anybody', async () => {
    const id = await ruleOf({});
    // Simulates rules saved before the validation of lists existed. A rule with an unknown list must not block the other rules.
    for (const whoId of [randomUUID(), 'somebody']) {
      await world.world.database.kysely
        .updateTable('notify_rule')
        .set({ who: 'rotation', who_id: whoId, emails: '[]' })
        .where('id', '=', id)
        .execute();
      const urgent = await world.taken(dana, { priority: 'Urgent' });
      await work();
      expect(valueOf(await dana.read(urgent.id)).deliveries).toMatchObject([
        { person: 'No one: the on-call list was deleted', result: 'Bounced' },
      ]);
    }
    expect(await seen(id)).toMatchObject({ failed: 2 });
    await clear();
  });

  it('keep their place in the list, by when they were made, whatever is changed', async () => {
    const made: string[] = [];
    for (let at = 0; at < 3; at += 1) {
      world.world.clock.advance(1000);
      made.push(await ruleOf({}));
    }
    world.world.clock.advance(1000);
    valueOf(await person.change({ id: made[2]!, rev: 1 }, { timing: 'closed' }));
    valueOf(await person.turn({ id: made[1]!, rev: 1 }, false));
    expect(valueOf(await person.overview()).rules.map(({ id }) => id)).toEqual(made);
    await clear();
  });

  it('are changed by one at a time, turned off and on, removed, and never another group’s', async () => {
    const id = await ruleOf({});
    valueOf(await person.change({ id, rev: 1 }, { timing: 'closed' }));
    expect(await person.change({ id, rev: 1 }, {})).toMatchObject({
      error: { kind: 'conflict', message: expect.stringMatching(/^Changed by Dana Reyes/) },
    });
    valueOf(await person.turn({ id, rev: 2 }, false));
    await world.taken(dana, { priority: 'Urgent' });
    const before = (await mails()).length;
    await work();
    expect((await mails()).length).toBe(before);
    world.world.clock.advance(1000);
    valueOf(await person.turn({ id, rev: 3 }, true));
    await work();
    expect((await mails()).length).toBe(before);
    const stranger = await enter([GROUPS.stranger]);
    expect(await stranger.overview()).toMatchObject({ error: { kind: 'notFound' } });
    expect(await stranger.dryRun({})).toMatchObject({ error: { kind: 'notFound' } });
    expect(await stranger.remove({ id, rev: 4 })).toMatchObject({ error: { kind: 'notFound' } });
    valueOf(await person.remove({ id, rev: 4 }));
    expect(valueOf(await person.overview()).rules).toEqual([]);
  });
});
