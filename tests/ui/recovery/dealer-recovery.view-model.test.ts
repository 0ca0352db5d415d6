import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MESSAGES } from '#core/kernel/messages.ts';
import { answerField } from '#ui/recovery/dealer-recovery.view-model.ts';
import { RecoveryWorld } from '../harness/recovery-world.ts';

const QUESTIONS = [
  { id: 'street', text: 'Which street?' },
  { id: 'pet', text: 'Which pet?' },
];
const PASSWORD = 'Blue-Kettle-2026';
const WRONG = {
  kind: 'refused',
  status: 401,
  message: 'Not correct.',
  code: 'wrongAnswers',
} as const;
const OVER = {
  kind: 'refused',
  status: 409,
  message: 'Start again.',
  code: 'recoveryOver',
} as const;
const CAPTCHA = {
  kind: 'refused',
  status: 422,
  message: 'Do it again.',
  code: 'captchaRefused',
} as const;

const atAccount = () => {
  const world = new RecoveryWorld();
  world.dealer.onOpenRecovery.gives(QUESTIONS);
  const model = world.dealerRecovery();
  model.identity.type('username', 'dana');
  model.identity.type('contact', '207-555-0142');
  return { world, model };
};

const atQuestions = async () => {
  const opened = atAccount();
  await opened.world.solve(opened.model);
  await opened.model.identify();
  expect(opened.model.method.flow.at).toBe('prove');
  return opened;
};

const answer = (model: Awaited<ReturnType<typeof atQuestions>>['model']): void => {
  model.answers?.type(answerField(0), 'Main Street');
  model.answers?.type(answerField(1), 'Rex');
};

const atPassword = async () => {
  const opened = await atQuestions();
  opened.world.dealer.onAnswerQuestions.gives({});
  answer(opened.model);
  await opened.model.prove();
  expect(opened.model.method.flow.at).toBe('reset');
  return opened;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('who it is', () => {
  it('needs username, contact and captcha, in the specification’s words', async () => {
    const { world, model } = atAccount();
    model.identity.type('contact', '');
    await model.identify();
    expect(model.method.run.notice?.text).toBe(MESSAGES.dealerForgotIncomplete);
    expect(model.identity.errors.contact).toEqual(['Email or phone is required']);
    expect(model.captcha.error).not.toBe(null);
    model.identity.type('contact', 'dana@example.com');
    await model.identify();
    expect(model.method.run.notice).toBe(null);
    expect(world.dealer.onOpenRecovery.calls).toHaveLength(0);
  });

  it('is sent with the kind of contact that was typed, and answered with questions', async () => {
    const { world, model } = await atQuestions();
    expect(world.dealer.onOpenRecovery.calls).toEqual([
      [{ username: 'dana', contact: '207-555-0142', type: 'cellPhone', captcha: 'token' }],
    ]);
    expect(Object.keys(model.answers?.values ?? {})).toEqual([answerField(0), answerField(1)]);
  });

  it('stays when it is refused, while the captcha is done anew', async () => {
    const { world, model } = atAccount();
    world.dealer.onOpenRecovery.clear().fails(CAPTCHA).gives(QUESTIONS);
    await world.solve(model);
    await model.identify();
    expect(model.method.run.notice?.text).toBe('Do it again.');
    expect(model.captcha.state.at).toBe('open');
    expect(model.identity.values).toEqual({ username: 'dana', contact: '207-555-0142' });
    await world.solve(model, 'another');
    await model.identify();
    expect(world.dealer.onOpenRecovery.calls.at(-1)?.[0].captcha).toBe('another');
    expect(model.method.flow.at).toBe('prove');
  });
});

describe('the answers', () => {
  it('are all required, and stay when they are wrong', async () => {
    const { world, model } = await atQuestions();
    world.dealer.onAnswerQuestions.fails(WRONG);
    await model.prove();
    expect(model.answers?.errors[answerField(1)]).toEqual(['Answer is required']);
    answer(model);
    await model.prove();
    expect(world.dealer.onAnswerQuestions.calls).toEqual([
      [
        [
          { questionId: 'street', answer: 'Main Street' },
          { questionId: 'pet', answer: 'Rex' },
        ],
      ],
    ]);
    expect(model.method.run.notice?.text).toBe('Not correct.');
    expect(model.answers?.values[answerField(0)]).toBe('Main Street');
    expect(model.method.flow.at).toBe('prove');
  });

  it('after the last try lead to the beginning', async () => {
    const { world, model } = await atQuestions();
    world.dealer.onAnswerQuestions.fails(OVER);
    answer(model);
    await model.prove();
    expect(model.method.flow).toMatchObject({ at: 'identify', opened: null });
    expect(model.method.run.notice?.text).toBe('Start again.');
    expect(model.known).toBe(false);
  });
});

describe('back', () => {
  it('goes one step, drops answers and passwords, and forward asks the server nothing twice', async () => {
    const { world, model } = await atPassword();
    model.passwords.type('newPassword', PASSWORD);
    model.method.back();
    expect(model.method.flow).toMatchObject({ at: 'prove', proven: true });
    expect(model.passwords.values.newPassword).toBe('');
    expect(model.answers?.values[answerField(0)]).toBe('');
    model.method.back();
    expect(model.known).toBe(true);
    await model.identify();
    await model.prove();
    expect(model.method.flow.at).toBe('reset');
    expect(world.dealer.onOpenRecovery.calls).toHaveLength(1);
    expect(world.dealer.onAnswerQuestions.calls).toHaveLength(1);
  });

  it('to other details needs the captcha again', async () => {
    const { world, model } = await atQuestions();
    model.method.back();
    model.identity.type('username', 'lee');
    expect(model.known).toBe(false);
    await model.identify();
    expect(world.dealer.onOpenRecovery.calls).toHaveLength(1);
    expect(model.captcha.error).not.toBe(null);
  });
});

describe('the new password', () => {
  it('is saved twice the same, and the form is told who it was', async () => {
    const { world, model } = await atPassword();
    world.dealer.onResetPassword.fails({ kind: 'unreachable' }).gives({});
    model.passwords.type('newPassword', PASSWORD);
    model.passwords.type('confirmPassword', 'Blue-Kettle-2027');
    await model.reset();
    expect(model.passwords.errors.confirmPassword).toEqual(['Passwords do not match']);
    model.passwords.type('confirmPassword', PASSWORD);
    await model.reset();
    expect(model.method.run.notice?.text).toBe(
      `${MESSAGES.resetPassword}. ${MESSAGES.noConnection}`,
    );
    await model.reset();
    expect(world.dealer.onResetPassword.calls).toHaveLength(2);
    expect(world.done).toEqual(['dana']);
  });
});
