import { describe, expect, it, vi } from 'vitest';
import type { CaptchaGateway } from '#core/captcha/captcha.gateway.port.ts';
import { solveCaptcha } from '#core/captcha/solve-captcha.use-case.ts';
import { CaptchaViewModel } from '#ui/forms/captcha.view-model.ts';
import { HeldCaptchaSolver } from '../../support/held-captcha-solver.ts';
import { scripted } from '../../support/scripted.ts';

const TASK = { provider: 'altcha', challenge: {} };

const setUp = () => {
  const gateway = scripted<CaptchaGateway>();
  const solver = new HeldCaptchaSolver();
  gateway.onChallenge.gives(TASK);
  const solve = solveCaptcha({ gateway, solver });
  const model = new CaptchaViewModel({ action: 'msaPasswordReset', solve });
  /** Waits until the solver has received `count` tasks. */
  const begun = (count = 1) =>
    vi.waitFor(() => expect(solver.challenges).toHaveLength(count), { interval: 0 });
  return { gateway, solver, model, begun };
};

const tick = async ({ model, solver, begun }: ReturnType<typeof setUp>, token = 'token') => {
  const before = solver.challenges.length;
  model.toggle();
  await begun(before + 1);
  solver.finish(token);
  await vi.waitFor(() => expect(model.state.at).toBe('solved'), { interval: 0 });
};

describe('the security check', () => {
  it('is missing when the form is sent without it, and asks for the focus', async () => {
    const { model, gateway } = setUp();
    expect(model.error).toBe(null);
    expect(await model.take()).toBe(null);
    expect(model.error).toBe('Please complete the security check');
    expect(model.refusals).toBe(1);
    expect(gateway.onChallenge.calls).toHaveLength(0);
    model.toggle();
    expect(model.error).toBe(null);
  });

  it('hands out the token once it is solved, and takes a tick back', async () => {
    const world = setUp();
    const { model } = world;
    await tick(world);
    expect(await model.take()).toBe('token');
    model.toggle();
    expect(model.state.at).toBe('open');
    expect(await model.take()).toBe(null);
  });

  it('lets a submit wait for the check that is under way, and begins no second one', async () => {
    const { model, solver, gateway, begun } = setUp();
    model.toggle();
    model.toggle();
    await begun();
    const token = model.take();
    solver.finish('late');
    expect(await token).toBe('late');
    expect(gateway.onChallenge.calls).toHaveLength(1);
    expect(model.refusals).toBe(0);
  });

  it('says why it failed and can be tried again at once', async () => {
    const world = setUp();
    const { gateway, model, solver, begun } = world;
    gateway.onChallenge
      .clear()
      .fails({ kind: 'unreachable' })
      .fails({ kind: 'rateLimited', message: 'Wait.', retryAfterSeconds: 5 })
      .gives(TASK);
    const failed = (text: string) =>
      vi.waitFor(() => expect(model.error).toContain(text), { interval: 0 });
    model.toggle();
    await failed('could not be loaded');
    expect(await model.take()).toBe(null);
    expect(model.error).toContain('could not be loaded');
    model.toggle();
    await failed('Wait.');
    model.toggle();
    await begun();
    solver.finish(null);
    await failed('This browser could not complete');
    await tick(world);
    expect(model.error).toBe(null);
  });

  it('is done anew after a submit that did not succeed', async () => {
    const world = setUp();
    const { model } = world;
    await tick(world);
    model.reset();
    expect(model.state.at).toBe('open');
    expect(model.error).toBe(null);
    expect(model.help).toContain('again');
    await tick(world, 'second');
    expect(await model.take()).toBe('second');
  });

  it('ends its work with its screen and goes on when that is drawn anew', async () => {
    const world = setUp();
    const { model, solver, begun } = world;
    model.toggle();
    await begun();
    const token = model.take();
    model.dispose();
    expect(solver.cancelled).toBe(1);
    expect(await token).toBe(null);
    expect(model.state.at).toBe('open');
    await tick(world);
    expect(await model.take()).toBe('token');
  });
});
