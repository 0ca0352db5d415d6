import { reportLinksApi } from '#core/report-links/report-links.api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LINK_LOCK } from '#core/backend/report-links/report-code-message.rule.ts';
import type { DocumentInParts } from '#core/documents/document.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { describeDatabase } from '../harness/database.ts';
import { MailedLinks, wrongCode } from '../harness/mailed-links.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';

const DAY = 24 * 3600000;

const textOf = async ({ parts }: DocumentInParts): Promise<string> => {
  let text = '';
  for await (const part of parts) text += Buffer.from(part).toString('utf8');
  return text;
};

describeDatabase('a mailed report', (engine) => {
  let world: TestWorld;
  let links: MailedLinks;
  beforeAll(async () => {
    world = await openTestWorld(engine);
    links = await MailedLinks.of(world);
  });
  afterAll(() => world.close());

  const opened = async () => {
    const report = await links.awaiting();
    const answer = await report.way.verify(report.right);
    if (!answer.ok) throw new Error('the right code was refused');
    return { ...report, token: answer.value.user_token, answer: answer.value };
  };

  it('is opened by the code that its own address was sent, for 12 hours, and nothing else is', async () => {
    const { answer, way, token, text, reportId } = await opened();
    expect(answer).toMatchObject({ providerUser: false, validSeconds: 43200 });
    expect(answer.report).toMatchObject({ reportId, name: 'Nightly alarms', format: 'csv' });
    const file = await way.download(token);
    if (!file.ok) throw new Error('no file');
    expect(file.value.name).toBe('alarms.csv');
    expect(await textOf(file.value)).toBe(text);
    expect(await way.download(null)).toMatchObject({
      ok: false,
      error: { code: 'reportTokenDead' },
    });
    const second = await links.mailed();
    expect(await links.at(world.browser(), second.link).download(token)).toMatchObject({
      error: { code: 'reportTokenDead' },
    });
    world.clock.advance(DURATIONS.reportToken);
    expect(await way.download(token)).toMatchObject({ error: { code: 'reportTokenDead' } });
  });

  it('tells nothing but a masked address before, and a look at it writes nothing', async () => {
    const { link, address } = await links.mailed();
    const rows = async (): Promise<readonly unknown[]> => {
      const { rows: counts } = await sql`
        select (select count(*) from message) as mails, (select count(*) from audit) as lines,
               (select count(*) from one_time) as codes, (select count(*) from bucket) as tries`.execute(
        world.database.kysely,
      );
      return counts;
    };
    const before = await rows();
    const look = await links.at(world.browser(), link).look();
    expect(look).toEqual({
      ok: true,
      value: {
        state: 'ready',
        expiredAt: null,
        lockedSeconds: 0,
        contacts: [{ type: 'email', masked: 'r•••@e•••.com' }],
        codeSentTo: null,
        codeDeparture: null,
        resendInSeconds: 0,
      },
    });
    expect(JSON.stringify(look)).not.toContain(address);
    expect(await rows()).toEqual(before);
    const nobody = { ok: false, error: { kind: 'notFound' } };
    const way = links.at(world.browser(), 'nobody-made-this-link');
    expect(await way.look()).toEqual(nobody);
    expect(await way.request()).toEqual(nobody);
    expect(await way.verify('123456')).toEqual(nobody);
    expect(await way.download('x')).toEqual(nobody);
    expect(await way.ask()).toEqual(nobody);
  });

  it('sends one code in 30 seconds, and only the newest opens it, in the browser that asked', async () => {
    const { link, address } = await links.mailed();
    const way = links.at(world.browser(), link);
    expect(await way.request()).toMatchObject({ ok: true, value: { resendInSeconds: 30 } });
    const first = await world.codeFor(address);
    expect(await way.request()).toMatchObject({ error: { kind: 'tooMany' } });
    expect((await way.look()).ok && (await way.look())).toMatchObject({
      value: { codeSentTo: 'email', codeDeparture: 'sending', resendInSeconds: 30 },
    });
    world.clock.advance(DURATIONS.resendCooldown);
    expect((await way.request()).ok).toBe(true);
    const second = await world.codeFor(address);
    if (first !== second) expect((await way.verify(first)).ok).toBe(false);
    expect(await links.at(world.browser(), link).verify(second)).toMatchObject({
      error: { code: 'codeExpired' },
    });
    expect((await way.verify(` ${second} `)).ok).toBe(true);
  });

  it('answers the same browser alike when it repeats a right code, and nobody else', async () => {
    const { link, address } = await links.mailed();
    const browser = world.browser();
    await links.at(browser, link).request();
    const code = await world.codeFor(address);
    const first = await links.at(browser, link).verify(code);
    const again = await links.at(browser, link).verify(code);
    expect(first.ok && again.ok && first.value.user_token === again.value.user_token).toBe(true);
    expect((await links.at(world.browser(), link).verify(code)).ok).toBe(false);
  });

  it('rests for 15 minutes after five wrong codes, says until when, and takes a new code then', async () => {
    const { link, address } = await links.mailed();
    const way = links.at(world.browser(), link);
    await way.request();
    const right = await world.codeFor(address);
    for (let guess = 1; guess < LINK_LOCK.after; guess += 1)
      expect(await way.verify(wrongCode(right))).toMatchObject({ error: { code: 'wrongCode' } });
    expect(await way.verify(wrongCode(right))).toMatchObject({ error: { code: 'linkLocked' } });
    expect(await way.verify(right)).toMatchObject({ error: { code: 'linkLocked' } });
    expect(await way.request()).toMatchObject({ error: { code: 'linkLocked' } });
    expect(await way.look()).toMatchObject({
      value: { state: 'locked', lockedSeconds: LINK_LOCK.for / 1000 },
    });
    world.clock.advance(LINK_LOCK.for);
    expect(await way.verify(right)).toMatchObject({ error: { code: 'codeExpired' } });
    await way.request();
    expect((await way.verify(await world.codeFor(address))).ok).toBe(true);
  });

  it('sends its code to the phone of whose address it is, and takes it only while the phone is theirs', async () => {
    const address = 'phoned@example.com';
    const person = await world.person({
      contacts: [
        { type: 'email', value: address },
        { type: 'cellPhone', value: '207-555-0142' },
      ],
    });
    const { link } = await links.mailed({ address });
    const way = links.at(world.browser(), link);
    expect(await way.look()).toMatchObject({
      value: { contacts: [{ type: 'email' }, { type: 'cellPhone', masked: '(•••) •••-0142' }] },
    });
    await way.request('cellPhone');
    const code = await world.codeFor('+12075550142');
    await world.database.kysely
      .deleteFrom('contact_method')
      .where('user_id', '=', person.id)
      .where('type', '=', 'cellPhone')
      .execute();
    expect((await way.verify(code)).ok).toBe(false);
    expect(await way.request('cellPhone')).toMatchObject({ error: { kind: 'invalid' } });
  });

  it('tells when its file went, and asks those who made it for a new one once a day', async () => {
    const maker = await world.person({
      contacts: [{ type: 'email', value: 'maker@example.com' }],
      roles: ['reportRead'],
    });
    const expiresAt = world.clock.now() - DAY;
    const { link, address, reportId } = await links.mailed({ expiresAt, createdById: maker.id });
    const way = links.at(world.browser(), link);
    expect(await way.look()).toMatchObject({ value: { state: 'expired', expiredAt: expiresAt } });
    expect(await way.request()).toMatchObject({ error: { code: 'reportExpired' } });
    expect((await way.ask()).ok).toBe(true);
    expect((await way.ask()).ok).toBe(true);
    const mails = await world.sentTo('maker@example.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(address);
    expect(mails[0]?.link).toBe(`https://portal.example.com/reports/completed?report=${reportId}`);
    const kept = await links.mailed();
    expect(await links.at(world.browser(), kept.link).ask()).toMatchObject({
      error: { code: 'reportKept' },
    });
  });

  it('needs no code of a dealer who sees it in the portal, and is not there for another, or for whoever lacks the right its kind takes', async () => {
    const { link, reportId, text } = await links.mailed();
    const signedIn = async (group: number, roles: readonly string[] = [], mailed = link) => {
      const { username } = await world.person({
        groups: [group],
        roles: ['reportRead', ...roles],
      });
      const browser = world.browser();
      await browser.logIn(username, PASSWORD);
      return {
        read: () =>
          browser.call(reportLinksApi.readLinkedReport.access, (caller) =>
            world.backend.reportLinks.readLinkedReport(caller, { id: mailed }),
          ),
        download: () =>
          browser.call(reportLinksApi.downloadOwnReport.access, (caller) =>
            world.backend.reportLinks.downloadOwnReport(caller, { id: mailed }),
          ),
      };
    };
    const own = await signedIn(4471);
    expect(await own.read()).toMatchObject({ value: { reportId } });
    const file = await own.download();
    expect(file.ok && (await textOf(file.value))).toBe(text);
    const foreign = await signedIn(4480);
    const none = { ok: false, error: { kind: 'notFound' } };
    expect(await foreign.read()).toEqual(none);
    expect(await foreign.download()).toEqual(none);
    const billed = await links.mailed({ kind: 'billingSummary' });
    const without = await signedIn(4471, [], billed.link);
    expect(await without.read()).toEqual(none);
    expect(await without.download()).toEqual(none);
    const entitled = await signedIn(4471, ['billingRead'], billed.link);
    expect((await entitled.read()).ok && (await entitled.download()).ok).toBe(true);
  });

  it('puts on the record who asked, who opened and who read it', async () => {
    const { way, token, reportId } = await opened();
    const file = await way.download(token);
    expect(file.ok).toBe(true);
    const lines = await world.database.kysely
      .selectFrom('audit')
      .select(['operation', 'result'])
      .where('target', '=', reportId)
      .orderBy('seq')
      .execute();
    expect(lines.map(({ operation, result }) => `${operation}/${result}`)).toEqual([
      'report.code/ok',
      'report.open/ok',
      'report.download/ok',
    ]);
    const report = await world.database.kysely
      .selectFrom('report')
      .select(['downloads', 'last_reader'])
      .where('id', '=', reportId)
      .executeTakeFirstOrThrow();
    expect(report.downloads).toBe(1);
    expect(report.last_reader).toMatch(/^reader-/);
  });
});
