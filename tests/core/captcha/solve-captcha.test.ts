import { describe, expect, it } from 'vitest';
import type { CaptchaGateway } from '#core/captcha/captcha.gateway.port.ts';
import { solveCaptcha } from '#core/captcha/solve-captcha.use-case.ts';
import { HeldCaptchaSolver } from '../../support/held-captcha-solver.ts';
import { scripted } from '../../support/scripted.ts';

const TASK = { provider: 'altcha', challenge: { salt: 's' } };

const setUp = () => {
  const gateway = scripted<CaptchaGateway>();
  const solver = new HeldCaptchaSolver();
  return { gateway, solver, solve: solveCaptcha({ gateway, solver }) };
};

describe('solving a captcha', () => {
  it('asks for a task of its action and hands out the token', async () => {
    const { gateway, solver, solve } = setUp();
    gateway.onChallenge.gives(TASK);
    const work = solve('msaRegister');
    await Promise.resolve().then(() => undefined);
    expect(gateway.onChallenge.calls).toEqual([['msaRegister']]);
    expect(solver.challenges).toEqual([TASK]);
    solver.finish('token');
    expect(await work.outcome).toEqual({ ok: true, value: 'token' });
  });

  it('passes on why there is no task, and says when this machine cannot solve it', async () => {
    const { gateway, solver, solve } = setUp();
    gateway.onChallenge.fails({ kind: 'unreachable' }).gives(TASK);
    expect(await solve('forgotUsername').outcome).toEqual({
      ok: false,
      error: { kind: 'unreachable' },
    });
    const work = solve('forgotUsername');
    await Promise.resolve().then(() => undefined);
    solver.finish(null);
    expect(await work.outcome).toEqual({ ok: false, error: { kind: 'unsolvable' } });
  });

  it('gives up the work that is cancelled, before the task has come and after', async () => {
    const { gateway, solver, solve } = setUp();
    gateway.onChallenge.gives(TASK);
    const early = solve('dealerRecovery');
    early.cancel();
    expect((await early.outcome).ok).toBe(false);
    expect(solver.challenges).toEqual([]);
    const late = solve('dealerRecovery');
    await Promise.resolve().then(() => undefined);
    late.cancel();
    expect((await late.outcome).ok).toBe(false);
    expect(solver.cancelled).toBe(1);
  });
});
