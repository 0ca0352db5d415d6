import { describe, expect, it } from 'vitest';
import type { CaptchaGateway } from '#core/captcha/captcha.gateway.port.ts';
import { solveCaptcha } from '#core/captcha/solve-captcha.use-case.ts';
import type { Failure } from '#core/kernel/result.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type { RegistrationGateway } from '#core/registration/registration.gateway.port.ts';
import { CaptchaViewModel } from '#ui/forms/captcha.view-model.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { CreateAccountViewModel } from '#ui/registration/create-account.view-model.ts';
import { HeldCaptchaSolver } from '../../support/held-captcha-solver.ts';
import { scripted } from '../../support/scripted.ts';

const FORM = {
  email: 'mo.reyes@example.com',
  password: 'Quiet-Lantern-Path',
  accountNumber: 'HP1999',
  passcode: 'MOORING7',
};
const refused = (code: string, message: string | null = `Refused: ${code}.`): Failure => ({
  kind: 'refused',
  status: 422,
  message,
  code,
});
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

const opened = () => {
  const registration = scripted<RegistrationGateway>();
  const gateway = scripted<CaptchaGateway>();
  gateway.onChallenge.gives({ provider: 'altcha', challenge: {} });
  const solver = new HeldCaptchaSolver();
  const toasts = new ToastStore(Date.now);
  const model = new CreateAccountViewModel({
    registration,
    captcha: new CaptchaViewModel({
      action: 'msaRegister',
      solve: solveCaptcha({ gateway, solver }),
    }),
    productName: 'Harbor Portal',
    toasts,
  });
  const tick = async (token: string) => {
    model.captcha.toggle();
    await settle();
    solver.finish(token);
    await settle();
  };
  return { model, registration, gateway, solver, tick, toasts };
};
const fill = (model: CreateAccountViewModel, more: Partial<typeof FORM> = {}) => {
  for (const [field, text] of Object.entries({ ...FORM, ...more }))
    model.form.type(field as keyof typeof FORM, text);
};

describe('creating an account (spec §5)', () => {
  it('sends what was typed with the check, then tells of the mail for 10 seconds', async () => {
    const { model, registration, gateway, tick, toasts } = opened();
    registration.onRegister.gives({});
    expect(model.dirty).toBe(false);
    fill(model, { email: ' mo.reyes@example.com ', accountNumber: ' HP1999 ' });
    expect(model.dirty).toBe(true);
    await tick('token-1');
    await model.submit();
    expect(gateway.onChallenge.calls).toEqual([['msaRegister']]);
    expect(registration.onRegister.calls).toEqual([[{ ...FORM, captcha: 'token-1' }]]);
    expect(model.done).toBe(true);
    expect(model.dirty).toBe(false);
    expect(toasts.shown()).toMatchObject([{ tone: 'ok', durationMs: 10_000 }]);
    expect(toasts.shown()[0]?.text).toContain('mo.reyes@example.com');
    await model.submit();
    expect(registration.onRegister.calls).toHaveLength(1);
  });

  it('names every field that is missing and the check, and sends nothing', async () => {
    const { model, registration } = opened();
    await model.submit();
    expect(Object.keys(model.form.errors)).toEqual([
      'email',
      'password',
      'accountNumber',
      'passcode',
    ]);
    expect(model.form.firstWrong).toBe('email');
    expect(model.captcha.error).toBe('Please complete the security check');
    expect(registration.onRegister.calls).toHaveLength(0);
    expect(model.busy).toBe(false);
  });

  it('waits for a check that is under way, and sends once', async () => {
    const { model, registration, solver } = opened();
    registration.onRegister.gives({});
    fill(model);
    model.captcha.toggle();
    await settle();
    const presses = [model.submit(), model.submit()];
    await settle();
    expect(model.busy).toBe(true);
    expect(registration.onRegister.calls).toHaveLength(0);
    solver.finish('token-1');
    await Promise.all(presses);
    expect(registration.onRegister.calls).toHaveLength(1);
  });

  it('can be pressed again when the check could not be done', async () => {
    const { model, registration, solver, tick } = opened();
    registration.onRegister.gives({});
    fill(model);
    model.captcha.toggle();
    await settle();
    const press = model.submit();
    solver.finish(null);
    await press;
    expect(model.busy).toBe(false);
    expect(model.captcha.error).not.toBeNull();
    await tick('token-2');
    await model.submit();
    expect(model.done).toBe(true);
  });

  it.each<[Failure, string | null, string]>([
    [refused('accountNotProven'), 'accountNumber', 'Refused: accountNotProven.'],
    [refused('passwordRefused'), 'password', 'Refused: passwordRefused.'],
    [refused('captchaRefused'), 'captcha', 'Refused: captchaRefused.'],
    [refused('captchaUnavailable'), 'captcha', 'Refused: captchaUnavailable.'],
    [{ kind: 'faulted', status: 500, message: null }, null, MESSAGES.createAccount],
    [{ kind: 'unreachable' }, null, `${MESSAGES.createAccount}. ${MESSAGES.noConnection}`],
    [{ kind: 'timedOut' }, null, `${MESSAGES.createAccount}. ${MESSAGES.outcomeUnknown}`],
    [{ kind: 'rateLimited', message: null, retryAfterSeconds: 60 }, null, MESSAGES.tooManyAttempts],
  ])(
    'keeps everything typed after %j, and asks for the check anew',
    async (failure, part, text) => {
      const { model, registration, tick } = opened();
      registration.onRegister.fails(failure).gives({});
      fill(model);
      await tick('token-1');
      await model.submit();
      expect(model.form.values).toEqual(FORM);
      expect(model.problem).toBe(text);
      expect(model.atFault).toBe(part);
      expect(model.captcha.state.at).toBe('open');
      expect(model.captcha.error).toBeNull();
      await tick('token-2');
      await model.submit();
      expect(registration.onRegister.calls.map(([form]) => form.captcha)).toEqual([
        'token-1',
        'token-2',
      ]);
      expect(model.done).toBe(true);
    },
  );

  it('checks the password by the address as it stands', () => {
    const { model } = opened();
    fill(model, { password: 'mo.reyes@example.com!' });
    model.form.leave('password');
    expect(model.form.errors.password).toEqual(['Must not contain your email address']);
    expect(model.requirements.find(({ id }) => id === 'username')?.met).toBe(false);
    model.form.type('email', 'someone@example.com');
    expect(model.form.errors.password).toBeUndefined();
    expect(model.requirements.find(({ id }) => id === 'username')?.met).toBe(true);
  });
});
