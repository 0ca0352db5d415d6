import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MESSAGES } from '#core/kernel/messages.ts';
import { RecoveryWorld } from '../harness/recovery-world.ts';

const CONTACT = 'front.desk@example.com';
const conflict = (code: string) =>
  ({ kind: 'refused', status: 409, message: `Words of ${code}.`, code }) as const;

const opened = () => {
  const world = new RecoveryWorld();
  const model = world.forgotUsername();
  model.form.type('contact', CONTACT);
  const send = async () => {
    await world.solve(model);
    await model.send();
  };
  /** Returns the visible parts of the form: the notice title, the number field and the captcha state. */
  const shown = () => [model.run.notice?.title, model.numberAsked, model.captcha.state.at];
  return { world, model, send, shown };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a forgotten username', () => {
  it('needs a contact and the captcha before anything is sent', async () => {
    const { world, model } = opened();
    model.form.type('contact', 'somebody');
    await model.send();
    expect(model.form.errors.contact).toEqual(['Enter a valid email address or phone number']);
    expect(model.captcha.error).not.toBe(null);
    expect(world.dealer.onForgotUsername.calls).toHaveLength(0);
  });

  it('is sent to the contact, in the same words for everybody', async () => {
    const { world, model, send } = opened();
    world.dealer.onForgotUsername.gives({});
    await send();
    expect(world.dealer.onForgotUsername.calls).toEqual([
      [{ contact: CONTACT, type: 'email', captcha: 'token', dealerNumber: null }],
    ]);
    expect(model.sentTo).toBe(CONTACT);
  });

  it('asks for the dealer number, then points to support, each with a new captcha', async () => {
    const { world, model, send, shown } = opened();
    world.dealer.onForgotUsername
      .fails(conflict('dealerNumberRequired'))
      .fails(conflict('contactDealerSupport'))
      .gives({});
    await send();
    expect(shown()).toEqual([MESSAGES.dealerNumberRequired, true, 'open']);
    await model.send();
    expect(model.form.errors.dealerNumber).toEqual(['Dealer number is required']);
    expect(world.dealer.onForgotUsername.calls).toHaveLength(1);
    model.form.type('dealerNumber', '1');
    await send();
    expect(shown()).toEqual([MESSAGES.contactDealerSupport, true, 'open']);
    model.form.type('dealerNumber', '4480');
    await send();
    expect(world.dealer.onForgotUsername.calls.at(-1)?.[0].dealerNumber).toBe('4480');
    expect(model.sentTo).toBe(CONTACT);
  });

  it('asks for the number of that contact only', async () => {
    const { world, model, send } = opened();
    world.dealer.onForgotUsername.fails(conflict('dealerNumberRequired')).gives({});
    await send();
    model.form.type('contact', 'dana@example.com');
    expect(model.numberAsked).toBe(false);
    await send();
    expect(world.dealer.onForgotUsername.calls.at(-1)?.[0].dealerNumber).toBe(null);
  });

  it('titles every other failure Error and keeps what was typed', async () => {
    const { world, model, send } = opened();
    world.dealer.onForgotUsername
      .fails({ kind: 'faulted', status: 503, message: null })
      .fails({ kind: 'rateLimited', message: null, retryAfterSeconds: 60 });
    await send();
    expect(model.run.notice).toMatchObject({ title: 'Error', text: MESSAGES.verifyAccount });
    await send();
    expect(model.run.notice).toMatchObject({ title: 'Error', text: MESSAGES.tooManyAttempts });
    expect(model.form.values.contact).toBe(CONTACT);
    expect(model.numberAsked).toBe(false);
  });
});
