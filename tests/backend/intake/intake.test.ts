import { intakeApi } from '#core/intake/intake.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IntakePlace } from '#core/intake/bug-form.schema.ts';
import { refusalAnswer } from '#adapters/server/http/refusal-answer.rule.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import { describeEachEngine } from '../harness/database.ts';
import type { AccountSeed } from '../harness/seed-account.ts';

const PLACE: IntakePlace = { route: '/home/dashboard?sg=4471&token=secret#top', appVersion: '1.0' };

describeEachEngine('bug reports and feedback', (engine) => {
  let world: TestWorld;
  let visitors = 0;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  const enter = async (seed: AccountSeed = {}) => {
    const person = await world.person(seed);
    const browser = world.browser({ address: `198.18.9.${(visitors += 1)}` });
    await browser.logIn(person.username, PASSWORD);
    const bug = (summary: string, key: string | null = null, siteGroupNum: number | null = null) =>
      browser.call(intakeApi.submitBug.access, (c) =>
        world.backend.intake.submitBug(c, {
          ...PLACE,
          summary,
          details: 'First line\r\nsecond\u0007 line',
          idempotencyKey: key,
          siteGroupNum,
        }),
      );
    const feedback = (rating: number, key: string | null = null) =>
      browser.call(intakeApi.submitFeedback.access, (c) =>
        world.backend.intake.submitFeedback(c, {
          ...PLACE,
          rating,
          comment: ' Fine. ',
          idempotencyKey: key,
          siteGroupNum: null,
        }),
      );
    const stored = () =>
      world.database.kysely
        .selectFrom('intake')
        .selectAll()
        .where('account_id', '=', person.id)
        .orderBy('num')
        .execute();
    return { person, browser, bug, feedback, stored };
  };

  it('are stored whole, with a number of their kind to quote and no query of the address', async () => {
    const { person, bug, feedback, stored } = await enter({ groups: [4471, 4490] });
    const [first, second, opinion] = [await bug('It broke'), await bug('Again'), await feedback(4)];
    const numbers = [first, second, opinion].map((sent) => (sent.ok ? sent.value.reference : ''));
    expect(numbers.map((text) => text.slice(0, 2))).toEqual(['B-', 'B-', 'F-']);
    const [one = '', two = ''] = numbers;
    expect(Number(two.slice(2))).toBe(Number(one.slice(2)) + 1);
    expect(await stored()).toContainEqual({
      kind: 'bug',
      num: Number(one.slice(2)),
      account_id: person.id,
      actor_id: person.id,
      application: 2,
      site_group_num: 4471,
      route: '/home/dashboard',
      app_version: '1.0',
      summary: 'It broke',
      rating: null,
      text: 'First line\nsecond line',
      status: 'New',
      rev: 1,
      created_at: world.clock.now(),
      site_num: null,
      answer: null,
      answered_at: null,
      answered_by: null,
    });
    expect(await stored()).toContainEqual(
      expect.objectContaining({ kind: 'feedback', summary: null, rating: 4, text: 'Fine.' }),
    );
    expect((await world.record(person.id)).slice(1)).toEqual([
      'intake.bug/ok',
      'intake.bug/ok',
      'intake.feedback/ok',
    ]);
  });

  it('name the group of the tab, where it is allowed', async () => {
    const { bug, stored } = await enter({ groups: [4471, 4490] });
    await bug('Other group', null, 4490);
    await bug('Foreign group', null, 9999);
    expect((await stored()).map((row) => row.site_group_num)).toEqual([4490, 4471]);
  });

  it('need a summary of something', async () => {
    const { bug } = await enter();
    expect(await bug('  \u0007 ')).toMatchObject({
      error: { kind: 'invalid', message: 'A short description is required' },
    });
  });

  it('are twenty an hour a person at most, both kinds together', async () => {
    const { person, bug, feedback } = await enter();
    for (let sent = 0; sent < 10; sent += 1)
      expect([await bug('Again'), await feedback(1)]).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await bug('Again')).toMatchObject({ error: { kind: 'tooMany' } });
    expect((await world.record(person.id)).at(-1)).toBe('intake.bug/limited');
    expect(await (await enter()).bug('Of somebody else')).toMatchObject({ ok: true });
  });

  describe('a submission with a key', () => {
    it('counts once, is answered the same for a day, and costs no further try', async () => {
      const { bug, stored } = await enter();
      const first = await bug('It broke', 'form-1');
      for (let again = 0; again < 25; again += 1)
        expect(await bug('It broke', 'form-1')).toEqual(first);
      expect(await stored()).toHaveLength(1);
      expect(await bug('It broke', 'form-2')).not.toEqual(first);
      expect(await stored()).toHaveLength(2);
    });

    it('is refused for other words or another form', async () => {
      const { bug, feedback, stored } = await enter();
      await bug('It broke', 'form-1');
      for (const other of [await bug('Other words', 'form-1'), await feedback(1, 'form-1')])
        expect(other).toMatchObject({
          error: { kind: 'unacceptable', code: 'idempotencyKeyReused' },
        });
      expect(await stored()).toHaveLength(1);
    });

    it('is the person’s own: the same key of somebody else is another submission', async () => {
      const [one, two] = [await enter(), await enter()];
      expect(await one.bug('It broke', 'form-1')).not.toEqual(await two.bug('Mine', 'form-1'));
    });

    it('stays free after a refusal, so that the form can be corrected', async () => {
      const { bug } = await enter();
      expect(await bug(' ', 'form-1')).toMatchObject({ ok: false });
      expect(await bug('It broke', 'form-1')).toMatchObject({ ok: true });
    });

    it('takes effect once when it comes sixteen times at once', async () => {
      const { bug, stored } = await enter();
      const answers = await Promise.all(Array.from({ length: 16 }, () => bug('It broke', 'same')));
      const done = answers.filter(({ ok }) => ok);
      for (const answer of answers)
        expect(answer).toMatchObject(
          answer.ok ? { value: {} } : { error: { kind: 'conflict', code: 'stillRunning' } },
        );
      expect(new Set(done.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await stored()).toHaveLength(1);
    });

    if (engine === 'postgres')
      it('that still runs is answered at once with 409 and a wait', async () => {
        const { person, bug } = await enter();
        await world.database.unitOfWork.run(async (tx) => {
          expect(await tx.idempotency.lock({ accountId: person.id, key: 'form-1' })).toBe(true);
          const answer = await bug('It broke', 'form-1');
          expect(answer).toMatchObject({ ok: false, error: { code: 'stillRunning' } });
          expect(answer.ok ? null : refusalAnswer(answer.error)).toMatchObject({
            status: 409,
            headers: { 'retry-after': '1' },
          });
        });
        expect(await bug('It broke', 'form-1')).toMatchObject({ ok: true });
      });
  });
});
