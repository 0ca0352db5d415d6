import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIFETIMES } from '#core/backend/lifetimes.ts';
import { CAPTCHA_ACTIONS } from '#core/captcha/captcha-challenge.schema.ts';
import { lostIn } from '../harness/lost-person.ts';
import { openTestWorld, type TestWorld } from '../harness/test-world.ts';

const refused = { ok: false, error: { kind: 'unacceptable', code: 'captchaRefused' } };

describe('the captcha', () => {
  let world: TestWorld;
  let next = 0;
  beforeAll(async () => {
    world = await openTestWorld();
  });
  afterAll(() => world.close());

  const open = () => {
    next += 1;
    const browser = world.browser({ address: `10.${next}.0.1` });
    const work = lostIn(world.backend, browser);
    const use = (captcha: string) =>
      world.backend.recovery.forgotUsername(browser.caller, {
        contact: 'kit@example.com',
        type: 'email',
        captcha,
        dealerNumber: null,
      });
    return { browser, work, use };
  };

  it('counts once', async () => {
    const { work, use } = open();
    const token = await work.captcha('forgotUsername');
    expect(await use(token)).toMatchObject({ ok: true });
    expect(await use(token)).toMatchObject(refused);
  });

  it('counts for its own action only', async () => {
    const { work, use } = open();
    for (const action of CAPTCHA_ACTIONS.filter((one) => one !== 'forgotUsername'))
      expect(await use(await work.captcha(action))).toMatchObject(refused);
  });

  it('counts in its own browser only, and is not used up by another', async () => {
    const one = open();
    const other = open();
    const token = await one.work.captcha('forgotUsername');
    expect(await other.use(token)).toMatchObject(refused);
    expect(await one.use(token)).toMatchObject({ ok: true });
  });

  it('lets two windows of a browser have a task each', async () => {
    const { work, use } = open();
    const first = await work.captcha('forgotUsername');
    const second = await work.captcha('forgotUsername');
    expect(await use(first)).toMatchObject({ ok: true });
    expect(await use(second)).toMatchObject({ ok: true });
  });

  it('is over after ten minutes', async () => {
    const { work, use } = open();
    const token = await work.captcha('forgotUsername');
    world.clock.advance(LIFETIMES.captcha);
    expect(await use(token)).toMatchObject(refused);
  });

  it('refuses every request while its verifier cannot tell, in words', async () => {
    const { work, use } = open();
    const token = await work.captcha('forgotUsername');
    world.captcha.down = true;
    const answer = await use(token);
    world.captcha.down = false;
    expect(answer).toMatchObject({ error: { kind: 'unacceptable', code: 'captchaUnavailable' } });
    expect(await use(token)).toMatchObject({ ok: true });
  });

  it('stands before everything else, whatever was typed', async () => {
    const { browser } = open();
    const caller = browser.caller;
    const contact = { contact: 'x', type: 'email', captcha: 'none' } as const;
    const answers = await Promise.all([
      world.backend.recovery.forgotUsername(caller, { ...contact, dealerNumber: 'x' }),
      world.backend.recovery.openDealerRecovery(caller, { ...contact, username: '' }),
      world.backend.recovery.resetMsaPassword(caller, {
        email: 'x',
        newPassword: 'x',
        captcha: 'none',
      }),
      world.backend.registration.registerMsa(caller, {
        email: 'x',
        password: 'x',
        accountNumber: 'x',
        passcode: 'x',
        captcha: 'none',
      }),
    ]);
    for (const answer of answers) expect(answer).toMatchObject(refused);
  });

  it('is handed out sixty times a minute to an address', async () => {
    const { work } = open();
    for (let turn = 0; turn < 60; turn += 1) await work.captcha('forgotUsername');
    await expect(work.captcha('forgotUsername')).rejects.toThrow('tooMany');
  });
});
