import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SqlMessageOutbox } from '#adapters/server/sql/messages/message-outbox.ts';
import { SERVER } from '#composition/server/tokens.ts';
import type { CaptchaAction } from '#core/captcha/captcha-challenge.schema.ts';
import type { Variant } from '#core/session/user.schema.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

/** Returns the response headers except the named ones. */
const without = (answer: LightMyRequestResponse, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !names.includes(name)));

/** Returns the parts of a response that a stranger can see. Request and browser ids, which always differ, are left out. */
const visible = (answer: LightMyRequestResponse) => ({
  status: answer.statusCode,
  headers: without(answer, 'x-request-id', 'set-cookie', 'date'),
  body: answer.body.replace(/"requestId":"[^"]+"/, '"requestId":""'),
});

describe('No answer tells who has an account: the ways in over HTTP', () => {
  let portal: TestPortal;
  let next = 0;
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  afterAll(() => portal.close());

  const visitor = async (variant: Variant): Promise<TestBrowser> => {
    next += 1;
    const browser = new TestBrowser(portal, variant);
    browser.address = `10.${Math.trunc(next / 250)}.${next % 250}.9`;
    await browser.get('/api/statusBanner');
    return browser;
  };
  const captcha = async (browser: TestBrowser, action: CaptchaAction): Promise<string> => {
    const answer = await browser.get(`/api/captcha?action=${action}`);
    const task = answer.json<{ challenge: Challenge }>();
    const solution = await solveChallenge({ challenge: task.challenge, deriveKey });
    const payload = JSON.stringify({ challenge: task.challenge, solution });
    return Buffer.from(payload).toString('base64url');
  };
  const sentTo = (recipient: string) =>
    new SqlMessageOutbox(portal.container.get(SERVER.database).kysely).sent({
      to: recipient,
      limit: 20,
    });
  /** Returns a six-digit code that was never sent to the recipient. */
  const wrongCodeOf = async (recipient: string): Promise<string> =>
    (await sentTo(recipient)).some(({ code }) => code === '000000') ? '000001' : '000000';
  const linkTo = async (recipient: string, parameter: 'code' | 'otp'): Promise<string> => {
    const sent = await sentTo(recipient);
    const link = sent.map((message) => message.link).find((one) => one?.includes(`${parameter}=`));
    if (typeof link !== 'string') throw new Error(`no ${parameter} was sent to ${recipient}`);
    return link;
  };

  /** Request sequences whose responses must not differ between an existing and an unknown name. */
  const TRIPS: readonly (readonly [
    name: string,
    variant: Variant,
    names: readonly [known: string, unknown: string],
    trip: (browser: TestBrowser, name: string) => Promise<readonly LightMyRequestResponse[]>,
  ])[] = [
    [
      'a customer’s recovery',
      'consumer',
      ['limited@example.com', 'nobody1@example.com'],
      async (browser, email) => [
        await browser.write('POST', '/api/msa/username', { email }),
        await browser.write('POST', '/api/mfa/request/msa', { email }),
        await browser.write('POST', '/api/mfa/request/msa', { email }),
        await browser.write('POST', '/api/mfa/verify/msa', { username: email, code: '0000000' }),
        await browser.write('POST', '/api/mfa/verify/msa', {
          username: email,
          code: await wrongCodeOf(email),
        }),
      ],
    ],
    [
      'a forgotten username',
      'dealer',
      ['dealer.limited@example.com', 'nobody.limited@example.com'],
      async (browser, contact) => [
        await browser.write('POST', '/api/forgot/username', {
          contact,
          type: 'email',
          captcha: await captcha(browser, 'forgotUsername'),
          dealerNumber: null,
        }),
      ],
    ],
    [
      'registering',
      'consumer',
      ['owner@example.com', 'nobody2@example.com'],
      async (browser, email) => [
        await browser.write('POST', '/api/msa/register', {
          email,
          password: 'Quiet-Lantern-Path',
          accountNumber: 'HP1999',
          passcode: 'MOORING7',
          captcha: await captcha(browser, 'msaRegister'),
        }),
      ],
    ],
    [
      'signing in',
      'dealer',
      ['dealer.limited', 'nobody.limited'],
      async (browser, username) => [
        await browser.write('POST', '/api/account/login/credentials', {
          username,
          password: 'Wrong-Password-2026',
          internal: false,
          returnUrl: null,
          clientIp: null,
        }),
      ],
    ],
  ];

  it.each(TRIPS)(
    '%s looks the same for names that exist and names that do not',
    async (_name, variant, names, trip) => {
      const [known, unknown] = names;
      const first = (await trip(await visitor(variant), known)).map(visible);
      const second = (await trip(await visitor(variant), unknown)).map(visible);
      expect(second).toEqual(first);
      expect(first.every(({ status }) => status < 500)).toBe(true);
    },
  );

  it('a dealer’s recovery looks the same but for which questions are shown', async () => {
    const open = async (username: string, contact: string) => {
      const browser = await visitor('dealer');
      const answer = await browser.write('POST', '/api/password/reset', {
        username,
        contact,
        type: 'email',
        captcha: await captcha(browser, 'dealerRecovery'),
      });
      const { questions } = answer.json<{ questions: { id: string; text: string }[] }>();
      const answers = questions.map(({ id }) => ({ questionId: id, answer: 'wrong' }));
      const checked = await browser.write('POST', '/api/securityQuestions', { answers });
      const headers = without(answer, 'x-request-id', 'set-cookie', 'date', 'content-length');
      return {
        status: answer.statusCode,
        headers,
        count: questions.length,
        checked: visible(checked),
      };
    };
    const known = await open('dealer.admin', 'dealer.admin@example.com');
    expect(known).toMatchObject({ status: 200, count: 3, checked: { status: 401 } });
    expect(await open('nobody', 'dealer.admin@example.com')).toEqual(known);
    expect(await open('dealer.admin', 'someone@example.com')).toEqual(known);
  });

  it('asks for the dealer number of a shared contact, then for support, and tells neither without a captcha', async () => {
    const ask = async (browser: TestBrowser, dealerNumber: string | null, token?: string) =>
      browser.write('POST', '/api/forgot/username', {
        contact: 'front.desk@example.com',
        type: 'email',
        captcha: token ?? (await captcha(browser, 'forgotUsername')),
        dealerNumber,
      });
    const browser = await visitor('dealer');
    const bare = await ask(browser, null, 'none');
    expect([bare.statusCode, bare.json<{ code: string }>().code]).toEqual([422, 'captchaRefused']);
    const first = await ask(browser, null);
    expect([first.statusCode, first.json<{ code: string }>().code]).toEqual([
      409,
      'dealerNumberRequired',
    ]);
    const second = await ask(browser, '4499');
    expect([second.statusCode, second.json<{ code: string }>().code]).toEqual([
      409,
      'contactDealerSupport',
    ]);
    expect((await ask(browser, '4480')).statusCode).toBe(200);
  });

  it('takes contacts of 128 characters, names the length to a longer one, and tells a limit with its wait', async () => {
    const browser = await visitor('dealer');
    const ask = async (length: number) => {
      const answer = await browser.write('POST', '/api/forgot/username', {
        contact: `${'a'.repeat(length - 12)}@example.com`,
        type: 'email',
        captcha: await captcha(browser, 'forgotUsername'),
        dealerNumber: null,
      });
      return [answer.statusCode, answer.json<{ message?: string }>().message];
    };
    for (let again = 0; again < 5; again += 1) expect(await ask(128)).toEqual([200, undefined]);
    expect(await ask(129)).toEqual([400, 'contact: must be at most 128 characters long.']);
    const pattern = /^Too many attempts\. Please try again in \d+ (minutes|seconds)\.$/;
    expect(await ask(128)).toEqual([429, expect.stringMatching(pattern)]);
  });

  it('uses up no link when its page is read, whatever reads it, and tells the address to nobody', async () => {
    const { pathname, search } = new URL(await linkTo('invited@example.com', 'otp'));
    const browser = await visitor('consumer');
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      const headers = { accept: 'text/html' };
      const page = await browser.send({ method, url: `${pathname}${search}`, headers });
      expect(page.statusCode).toBe(200);
      expect(page.headers['referrer-policy']).toBe('no-referrer');
    }
    const otp = new URLSearchParams(search).get('otp');
    const body = { otp, password: 'Quiet-Lantern-Path', confirmPassword: 'Quiet-Lantern-Path' };
    const read = await browser.get(`/api/account/registration/password?otp=${String(otp)}`);
    expect(read.statusCode).toBe(405);
    const look = async () => {
      const answer = await browser.write('POST', '/api/account/registration/look', { otp });
      return answer.statusCode;
    };
    expect([await look(), await look()]).toEqual([200, 200]);
    const saved = await browser.write('POST', '/api/account/registration/password', body);
    expect([saved.statusCode, await look()]).toEqual([200, 409]);
    const other = await visitor('consumer');
    const again = await other.write('POST', '/api/account/registration/password', body);
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([
      409,
      'alreadyRegistered',
    ]);
    expect(JSON.stringify(portal.lines)).not.toContain(otp);
  });

  it('answers 412 to the expired link of the demo world', async () => {
    const code = new URL(await linkTo('invited@example.com', 'code')).searchParams.get('code');
    const browser = await visitor('consumer');
    const answer = await browser.write('POST', '/api/account/registration/verify', { code });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([412, 'linkExpired']);
  });

  it.each([
    ['dealer', 'POST', '/api/msa/username', { email: 'owner@example.com' }],
    ['dealer', 'POST', '/api/mfa/request/msa', { email: 'owner@example.com' }],
    ['dealer', 'POST', '/api/account/registration/verify', { code: 'x' }],
    ['consumer', 'POST', '/api/securityQuestions', { answers: [{ questionId: 'a', answer: 'b' }] }],
    ['consumer', 'PUT', '/api/password/reset', { newPassword: 'a', confirmPassword: 'a' }],
  ] as const)('has no %s door for %s %s', async (variant, method, path, body) => {
    expect((await (await visitor(variant)).write(method, path, body)).statusCode).toBe(404);
  });

  it('lists and forgets remembered devices for their owner', async () => {
    const browser = await visitor('dealer');
    await browser.signIn('dealer.limited');
    const list = await browser.get('/api/account/devices');
    expect([list.statusCode, list.json()]).toEqual([200, { devices: [] }]);
    const gone = await browser.send({ method: 'DELETE', url: '/api/account/devices/unknown' });
    expect(gone.statusCode).toBe(200);
  });
});
