import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueLink } from '#core/backend/registration/issue-link.operation.ts';
import { LIFETIMES } from '#core/backend/lifetimes.ts';
import { lostIn } from '../harness/lost-person.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';

const NEW = 'Quiet-Lantern-Path';
const done = { ok: true, value: {} };

describe('the first password of an invited person', () => {
  let world: TestWorld;
  let next = 0;
  beforeAll(async () => {
    world = await openTestWorld();
  });
  afterAll(() => world.close());

  const visitor = (variant: 'dealer' | 'consumer' = 'consumer') => {
    next += 1;
    const browser = world.browser({ variant, address: `10.${next}.0.1` });
    return { browser, work: lostIn(world.backend, browser) };
  };

  const otpFor = async (subject: string): Promise<string> => {
    const address = await world.database.unitOfWork.run((tx) =>
      issueLink(
        tx,
        {
          clock: world.clock,
          secrets: world.secrets,
          ids: { next: () => randomUUID() },
          publicUrls: { dealer: 'https://a.example', consumer: 'https://b.example' },
        },
        { kind: 'setPasswordLink', subject, variant: 'consumer' },
      ),
    );
    return new URL(address).searchParams.get('otp') ?? '';
  };

  const invited = async () => {
    const email = `kit-${randomUUID().slice(0, 8)}@example.com`;
    const contacts = [{ type: 'email', value: email }] as const;
    const person = await world.person({
      application: 3,
      username: email,
      contacts,
      passwordHash: null,
    });
    return { email, person, otp: await otpFor(person.id), ...visitor() };
  };

  it('is set by the link, which is used up by nothing else', async () => {
    const { email, person, otp, work, browser } = await invited();
    expect(await work.setPassword(otp, 'short')).toMatchObject({
      error: { code: 'passwordRefused' },
    });
    expect(await work.setPassword(otp, NEW, 'other')).toMatchObject({ error: { kind: 'invalid' } });
    world.hasher.busy = true;
    expect(await work.setPassword(otp, NEW)).toMatchObject({ error: { kind: 'busy' } });
    world.hasher.busy = false;
    expect(await work.verifyEmail(otp)).toMatchObject({ error: { code: 'linkInvalid' } });
    for (let looks = 0; looks < 3; looks += 1)
      expect(await work.look(otp)).toEqual({ ok: true, value: { invited: null } });
    expect(await work.setPassword(otp, NEW)).toEqual(done);
    expect(browser.token).toBeNull();
    expect(await browser.logIn(email, NEW)).toMatchObject({ ok: true });
    expect((await world.sentTo(email)).map(({ subject }) => subject)).toEqual([
      'Your Northgate Monitoring account is ready',
    ]);
    expect(await world.record(person.id)).toEqual([
      ...Array.from({ length: 3 }, () => 'registration.look/ok'),
      'registration.password/ok',
      'login/ok',
    ]);
  });

  it('is set once', async () => {
    const { email, otp, work, browser } = await invited();
    await work.setPassword(otp, NEW);
    expect(await work.look(otp)).toMatchObject({ error: { code: 'alreadyRegistered' } });
    expect(await work.setPassword(otp, 'Another-Quiet-Path')).toMatchObject({
      error: { kind: 'conflict', code: 'alreadyRegistered' },
    });
    expect(await browser.logIn(email, NEW)).toMatchObject({ ok: true });
  });

  it('is not set by an expired, replaced or changed link, nor in the other variant', async () => {
    const { otp, work, person } = await invited();
    const changed = `${otp.slice(0, -1)}${otp.endsWith('A') ? 'B' : 'A'}`;
    for (const answer of [work.look(changed), visitor('dealer').work.look(otp)])
      expect(await answer).toMatchObject({ error: { kind: 'invalid', code: 'linkInvalid' } });
    expect(await work.setPassword(changed, NEW)).toMatchObject({ error: { code: 'linkInvalid' } });
    expect(await visitor('dealer').work.setPassword(otp, NEW)).toMatchObject({
      error: { code: 'linkInvalid' },
    });
    const newer = await otpFor(person.id);
    expect(await work.look(otp)).toMatchObject({ error: { kind: 'expired', code: 'linkExpired' } });
    expect(await work.setPassword(otp, NEW)).toMatchObject({ error: { code: 'linkExpired' } });
    world.clock.advance(LIFETIMES.setPasswordLink);
    expect(await work.setPassword(newer, NEW)).toMatchObject({
      error: { kind: 'expired', code: 'linkExpired' },
    });
  });

  it('can be asked for again by the holder of an old link', async () => {
    const { email, otp, work, browser } = await invited();
    world.clock.advance(3 * LIFETIMES.setPasswordLink);
    expect(await work.resend(otp)).toEqual(done);
    const link = await world.linkFor(email);
    expect(await work.setPassword(link.get('otp') ?? '', NEW)).toEqual(done);
    expect(await work.resend(otp)).toMatchObject({ error: { code: 'alreadyRegistered' } });
    expect(await browser.logIn(email, NEW)).toMatchObject({ ok: true });
  });

  it('is not for disabled people', async () => {
    const { otp, work, person } = await invited();
    await world.database.kysely
      .updateTable('portal_user')
      .set({ disabled: true })
      .where('id', '=', person.id)
      .execute();
    expect(await work.setPassword(otp, NEW)).toMatchObject({ error: { code: 'linkInvalid' } });
    expect(await work.resend(otp)).toMatchObject({ error: { code: 'linkInvalid' } });
  });
});

describe('the first account of an installation', () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld();
  });
  afterAll(() => world.close());

  it('is a staff account whose newest link sets its password, while nobody else can sign in', async () => {
    const first = await world.backend.registration.openFirstAccount();
    const second = await world.backend.registration.openFirstAccount();
    expect(first?.username).toBe('administrator');
    expect(second?.link).toMatch(
      /^https:\/\/portal\.example\.com\/login\/register\?otp=[\w-]{43}$/,
    );
    const otp = (link: string | undefined) => new URL(link ?? '').searchParams.get('otp') ?? '';
    const browser = world.browser();
    const work = lostIn(world.backend, browser);
    expect(await work.setPassword(otp(first?.link), NEW)).toMatchObject({
      error: { code: 'linkExpired' },
    });
    expect(await work.setPassword(otp(second?.link), 'administrator-1')).toMatchObject({
      error: { code: 'passwordRefused' },
    });
    expect(await work.setPassword(otp(second?.link), NEW)).toEqual(done);
    expect(await browser.logIn('administrator', NEW)).toMatchObject({
      ok: true,
      value: { session: { user: { applicationNum: 1 }, requirements: { noContactInfo: true } } },
    });
    expect(await world.backend.registration.openFirstAccount()).toBeNull();
  });
});

describe('an installation that has people', () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld();
  });
  afterAll(() => world.close());

  it('gets no first account', async () => {
    await world.person();
    expect(await world.backend.registration.openFirstAccount()).toBeNull();
    expect((await world.browser().logIn('administrator', PASSWORD)).ok).toBe(false);
  });
});
