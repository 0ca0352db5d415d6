import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DURATIONS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { replyOf, viewOf } from '#tests/core/login/support/people.ts';
import { LoginWorld } from '../../harness/login-world.ts';

const WRONG = { kind: 'refused', status: 401, message: 'Wrong code.', code: 'wrongCode' } as const;

const opened = async (resendInSeconds = 0) => {
  const world = new LoginWorld();
  world.resume(
    viewOf(1, {
      mfaRequired: true,
      mfaSentTo: 'email',
      mfaSentToMsg: 'd•••@e•••.com',
      resendInSeconds,
    }),
  );
  const model = world.codeStep();
  await model.start();
  return { world, model };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a code on its way', () => {
  it('is not said to be sent before it left, and offers the other way while it cannot leave', async () => {
    const world = new LoginWorld();
    world.resume(viewOf(1, { mfaRequired: true, mfaSentTo: 'email', mfaSentToMsg: 'd•••' }));
    const model = world.codeStep();
    const departure = async (): Promise<string> => {
      await vi.advanceTimersByTimeAsync(2000);
      return model.departure;
    };
    world.mfa.onCodeDeparture
      .clear()
      .gives('sending')
      .gives('failed')
      .fails({ kind: 'unreachable' })
      .gives('sent');
    await model.start();
    expect(model.departure).toBe('sending');
    expect(await departure()).toBe('failed');
    expect(model.hasOtherMethod).toBe(true);
    // When the status request itself fails, the last known status is shown.
    expect(await departure()).toBe('failed');
    expect(await departure()).toBe('sent');
    expect(await departure()).toBe('sent');
    expect(world.mfa.onCodeDeparture.calls).toHaveLength(4);
    model.dispose();
  });
});

describe('typing a code', () => {
  it('verifies at the sixth digit, once', async () => {
    const { world, model } = await opened();
    world.mfa.onVerifyCode.gives(replyOf(viewOf(1)));
    await model.enterCode('31415');
    expect(world.mfa.onVerifyCode.calls).toHaveLength(0);
    await model.enterCode('314159');
    expect(world.mfa.onVerifyCode.calls).toEqual([[{ code: '314159', rememberDevice: false }]]);
    expect(world.model.flow.at).toBe('landing');
  });

  it('takes a pasted sentence', async () => {
    const { world, model } = await opened();
    world.mfa.onVerifyCode.gives(replyOf(viewOf(1)));
    await model.enterCode('Your code is 314 159');
    expect(world.mfa.onVerifyCode.calls[0]?.[0].code).toBe('314159');
  });

  it('empties a refused code, says so for 10 s and asks for the focus', async () => {
    const { world, model } = await opened();
    world.mfa.onVerifyCode.fails(WRONG);
    const before = model.code.focusRequests;
    await model.enterCode('000000');
    expect(model.code.digits).toBe('');
    expect(model.code.focusRequests).toBe(before + 1);
    expect(world.model.notice).toMatchObject({
      text: 'Wrong code.',
      durationMs: DURATIONS.toastLong,
    });
  });

  it('empties a code that has expired and takes the next one', async () => {
    const { world, model } = await opened();
    world.mfa.onVerifyCode
      .fails({
        kind: 'refused',
        status: 401,
        message: 'This code has expired.',
        code: 'codeExpired',
      })
      .gives(replyOf(viewOf(1)));
    await model.enterCode('123456');
    expect(model.code.digits).toBe('');
    expect(world.model.notice?.tone).toBe('error');
    expect(world.model.flow).toMatchObject({ step: 'mfaVerify' });
    await model.enterCode('654321');
    expect(world.model.flow.at).toBe('landing');
  });

  it('keeps a code that a limit left unchecked, says so, and the next press goes through', async () => {
    const { world, model } = await opened();
    world.mfa.onVerifyCode
      .fails({ kind: 'rateLimited', retryAfterSeconds: 600, message: 'Too many attempts.' })
      .gives(replyOf(viewOf(1)));
    await model.enterCode('314159');
    expect(model.code.digits).toBe('314159');
    expect(world.model.notice).toMatchObject({ tone: 'error', text: 'Too many attempts.' });
    await model.submit();
    expect(world.mfa.onVerifyCode.calls.map(([{ code }]) => code)).toEqual(['314159', '314159']);
    expect(world.model.flow.at).toBe('landing');
  });

  it('keeps the code when nobody answered, says so for 6 s, and the next press goes through', async () => {
    const { world, model } = await opened();
    world.mfa.onVerifyCode.fails({ kind: 'unreachable' }).gives(replyOf(viewOf(1)));
    await model.enterCode('314159');
    expect(model.code.digits).toBe('314159');
    expect(world.model.notice).toMatchObject({
      text: `${MESSAGES.verifyCode}. ${MESSAGES.noConnection}`,
      durationMs: DURATIONS.toastShort,
    });
    await model.submit();
    expect(world.model.flow.at).toBe('landing');
  });

  it('keeps what was typed while the refusal was on its way, and checks it when it is whole', async () => {
    const { world, model } = await opened();
    world.mfa.onVerifyCode.fails(WRONG).gives(replyOf(viewOf(1)));
    const first = model.enterCode('000000');
    await model.enterCode('31415');
    await model.enterCode('314159');
    await first;
    expect(world.mfa.onVerifyCode.calls.map(([{ code }]) => code)).toEqual(['000000', '314159']);
    expect(world.model.flow.at).toBe('landing');
  });

  it('leaves the first digits of another code alone when the refusal comes', async () => {
    const { world, model } = await opened();
    world.mfa.onVerifyCode.fails(WRONG);
    const first = model.enterCode('000000');
    await model.enterCode('314');
    await first;
    expect(model.code.digits).toBe('314');
    expect(world.mfa.onVerifyCode.calls).toHaveLength(1);
  });

  it('ignores an answer that comes after the person went back', async () => {
    const { world, model } = await opened();
    world.mfa.onVerifyCode.answers(() => ({ ok: false, error: WRONG }));
    const answer = model.enterCode('000000');
    await world.model.backToSignIn();
    await answer;
    expect(world.model.flow.at).toBe('credentials');
    expect(world.model.notice).toBeNull();
  });
});

describe('asking for another code', () => {
  it('waits as long as the server says after its first code', async () => {
    const { world, model } = await opened(24);
    expect(model.resendWait.left).toBe(24);
    expect(model.resendBlocked).toBe(true);
    world.now += 24_000;
    vi.advanceTimersByTime(1000);
    expect(model.resendBlocked).toBe(false);
  });

  it('blocks every channel for 30 s after a code went out', async () => {
    const { world, model } = await opened();
    world.mfa.onRequestCode.gives({
      sentTo: 'cellPhone',
      sentToMsg: '(•••) •••-0142',
      resendInSeconds: 30,
    });
    await model.resend('cellPhone');
    await model.resend('email');
    expect(world.mfa.onRequestCode.calls).toHaveLength(1);
    expect(model.sentToMsg).toBe('(•••) •••-0142');
    expect(model.channels).toEqual(['cellPhone', 'email']);
    expect(model.resendWait.left).toBe(30);
  });

  it('empties the field, but not what was typed while the new code was asked for', async () => {
    const { world, model } = await opened();
    const sent = { sentTo: 'email', sentToMsg: 'd•••@e•••.com', resendInSeconds: 30 } as const;
    world.mfa.onRequestCode.gives(sent).gives(sent);
    await model.enterCode('123');
    await model.resend('email');
    expect(model.code.digits).toBe('');
    world.now += 31_000;
    vi.advanceTimersByTime(1000);
    const asked = model.resend('email');
    await model.enterCode('31');
    await asked;
    expect(model.code.digits).toBe('31');
  });

  it('blocks after a rate limit as long as the server asks, in the catalogue’s words', async () => {
    const { world, model } = await opened();
    world.mfa.onRequestCode.fails({ kind: 'rateLimited', message: null, retryAfterSeconds: 90 });
    await model.resend('email');
    expect(model.resendWait.left).toBe(90);
    expect(world.model.notice).toMatchObject({
      text: MESSAGES.tooManyAttempts,
      durationMs: DURATIONS.toastLong,
    });
  });

  it('says the wait aloud at 30, 10 and 0 only', async () => {
    const { world, model } = await opened(30);
    const given: (number | null)[] = [model.resendWait.spoken];
    for (let second = 1; second <= 30; second += 1) {
      world.now += 1000;
      vi.advanceTimersByTime(1000);
      if (given.at(-1) !== model.resendWait.spoken) given.push(model.resendWait.spoken);
    }
    expect(given).toEqual([30, 10, 0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves no timer behind when the screen closes, and goes on when it opens again', async () => {
    const { model } = await opened(30);
    model.dispose();
    expect(vi.getTimerCount()).toBe(0);
    await model.start();
    expect(model.resendWait.left).toBe(30);
    expect(vi.getTimerCount()).toBe(1);
  });
});

describe('remembering the device', () => {
  it('is offered at a plain sign-in and sent when ticked', async () => {
    const { world, model } = await opened();
    expect(model.offersRemember).toBe(true);
    model.toggleRemember(true);
    world.mfa.onVerifyCode.gives(replyOf(viewOf(1)));
    await model.enterCode('314159');
    expect(world.mfa.onVerifyCode.calls[0]?.[0].rememberDevice).toBe(true);
  });

  it('is hidden on the way to a password reset', () => {
    const world = new LoginWorld();
    world.resume(viewOf(1, { mfaRequired: true, passwordResetRequired: true }));
    expect(world.codeStep().offersRemember).toBe(false);
  });
});
