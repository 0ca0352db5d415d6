import { afterAll, beforeAll, expect, it } from 'vitest';
import { LINK_LOCK } from '#core/backend/report-links/report-code-message.rule.ts';
import { describeEachEngine } from '../harness/database.ts';
import { MailedLinks, wrongCode } from '../harness/mailed-links.ts';
import { rounds } from '../harness/rounds.ts';
import { openTestWorld, type TestWorld } from '../harness/test-world.ts';

const AT_ONCE = 12;
const atOnce = <T>(one: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => one(turn)));

describeEachEngine('the link of a mailed report that many try at once', (engine) => {
  let world: TestWorld;
  let links: MailedLinks;
  beforeAll(async () => {
    world = await openTestWorld(engine);
    links = await MailedLinks.of(world);
  });
  afterAll(() => world.close());

  const codeOf = (answer: Awaited<ReturnType<ReturnType<MailedLinks['at']>['verify']>>): string => {
    if (answer.ok) return 'ok';
    return 'code' in answer.error ? (answer.error.code ?? '') : answer.error.kind;
  };
  const openings = async (reportId: string) => {
    const lines = await world.database.kysely
      .selectFrom('audit')
      .select('result')
      .where('operation', '=', 'report.open')
      .where('target', '=', reportId)
      .where('result', '=', 'ok')
      .execute();
    return lines.length;
  };

  it('checks five wrong codes, and closes', async () => {
    for (let turn = 0; turn < rounds(2, 100); turn += 1) {
      const { way, right } = await links.awaiting();
      const codes = (await atOnce(() => way.verify(wrongCode(right)))).map(codeOf);
      expect(codes.filter((code) => code === 'wrongCode')).toHaveLength(LINK_LOCK.after - 1);
      expect(codes.filter((code) => code === 'linkLocked')).toHaveLength(
        AT_ONCE - LINK_LOCK.after + 1,
      );
    }
  });

  it('opens once for one right code, with one token, however often it is sent', async () => {
    for (let turn = 0; turn < rounds(2, 100); turn += 1) {
      const { way, right, reportId } = await links.awaiting();
      const answers = await atOnce(() => way.verify(right));
      expect(answers.map(codeOf)).toEqual(answers.map(() => 'ok'));
      expect(
        new Set(answers.map((answer) => (answer.ok ? answer.value.user_token : ''))).size,
      ).toBe(1);
      expect(await openings(reportId)).toBe(1);
    }
  });

  it('takes a right code among wrong ones, unless five wrong ones came before it', async () => {
    for (let turn = 0; turn < rounds(2, 100); turn += 1) {
      const { way, right, reportId } = await links.awaiting();
      const answers = await atOnce((at) => way.verify(at === 3 ? right : wrongCode(right)));
      const codes = answers.map(codeOf);
      const wrong = codes.filter((code) => code === 'wrongCode').length;
      const opened = codes[3] === 'ok';
      expect(opened || codes[3] === 'linkLocked').toBe(true);
      expect(codes.filter((_, at) => at !== 3)).not.toContain('ok');
      expect(wrong).toBeLessThan(LINK_LOCK.after + (opened ? 3 : 0));
      expect(await openings(reportId)).toBe(opened ? 1 : 0);
    }
  });

  it('sends one code and tells the others to wait; asks those who made an expired one once', async () => {
    for (let turn = 0; turn < rounds(2, 100); turn += 1) {
      const fresh = await links.mailed();
      const asked = await atOnce(() => links.at(world.browser(), fresh.link).request());
      expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await world.sentTo(fresh.address)).toHaveLength(1);
      const value = `maker-${String(turn)}@example.com`;
      const maker = await world.person({
        contacts: [{ type: 'email', value }],
        roles: ['reportRead'],
      });
      const expired = await links.mailed({ expiresAt: world.clock.now(), createdById: maker.id });
      const changes = await atOnce(() => links.at(world.browser(), expired.link).ask());
      expect(changes.every(({ ok }) => ok)).toBe(true);
      expect(await world.sentTo(value)).toHaveLength(1);
    }
  });
});
