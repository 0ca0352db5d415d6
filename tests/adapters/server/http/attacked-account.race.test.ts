import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '#tests/backend/harness/database.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

const ATTACKERS = 65;
const PATIENCE = 240_000;
const LOGIN = '/api/account/login/credentials';
const USERNAME = 'dealer.limited';
const credentials = (password: string) => ({
  username: USERNAME,
  password,
  internal: false,
  returnUrl: null,
  clientIp: null,
});

describeEachEngine(`an account that ${ATTACKERS} addresses try without pause`, (engine) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal({}, engine);
  });
  afterAll(() => portal.close());

  it('lets its owner in by one code', { timeout: PATIENCE }, async () => {
    const state = { over: false, checked: 0 };
    const attack = async (number: number): Promise<void> => {
      const browser = new TestBrowser(portal);
      browser.address = `198.51.100.${number + 1}`;
      await browser.write('POST', '/api/account/login/proof', { login: USERNAME });
      while (!state.over) {
        const tried = await browser.write('POST', LOGIN, credentials('not the password'));
        if (tried.statusCode === 401) state.checked += 1;
        await browser.write('POST', '/api/account/login/code', { login: USERNAME, code: '000000' });
      }
    };
    const attacks = Array.from({ length: ATTACKERS }, (_, number) => attack(number));
    await expect.poll(() => state.checked, { timeout: PATIENCE }).toBeGreaterThanOrEqual(20);

    const owner = new TestBrowser(portal);
    owner.address = '203.0.113.9';
    const asked = await owner.write('POST', '/api/account/login/proof', { login: USERNAME });
    const code = await codeSent();
    const proven = await owner.write('POST', '/api/account/login/code', { login: USERNAME, code });
    const entered = await owner.write('POST', LOGIN, credentials('Harbor-Light-2026'));
    state.over = true;
    await Promise.all(attacks);
    expect([asked, proven, entered].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  const codeSent = async (): Promise<string> => {
    const sent = portal.database.kysely.selectFrom('message').where('code', 'is not', null);
    const newest = sent.select('code').orderBy('queued_at', 'desc');
    return (await newest.executeTakeFirstOrThrow()).code ?? '';
  };
});
