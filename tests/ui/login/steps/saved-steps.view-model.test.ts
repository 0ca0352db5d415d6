import { describe, expect, it } from 'vitest';
import type { Failure } from '#core/kernel/result.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import {
  changeUsername,
  loadSecurityQuestions,
  replacePassword,
  saveSecurityAnswers,
} from '#core/login/save-security-answers.use-case.ts';
import { replyOf, viewOf } from '#tests/core/login/support/people.ts';
import {
  NewPasswordViewModel,
  NewUsernameViewModel,
} from '#ui/login/steps/new-password.view-model.ts';
import { QuestionsViewModel } from '#ui/login/steps/questions.view-model.ts';
import { LoginWorld } from '../../harness/login-world.ts';

const refused = (message: string, status = 422): Failure => ({
  kind: 'refused',
  status,
  message,
  code: null,
});
const done = replyOf(viewOf(2, { betaUser: true }));

const usernameStep = () => {
  const world = new LoginWorld();
  world.resume(viewOf(2, { usernameResetRequired: true, betaUser: true }));
  const model = new NewUsernameViewModel({
    login: world.model,
    changeUsername: changeUsername(world),
  });
  return { world, model };
};

describe('the step of the new username', () => {
  it('sends nothing that breaks a rule, tells it at the field and loses no character', async () => {
    const { world, model } = usernameStep();
    for (const [typed, text] of [
      ['abc', 'Must be at least 5 characters long'],
      ['1234567', 'At least one letter is required'],
      ['x'.repeat(51), 'Must be at most 50 characters long'],
      ['dealer.аdmin', 'All letters must be from one alphabet'],
      ['dealer.\u200Badmin', 'Must not contain invisible characters'],
    ] as const) {
      model.form.type('username', typed);
      await model.submit();
      expect(model.form.errors.username).toEqual([text]);
      expect(model.form.firstWrong).toBe('username');
      expect(model.form.values.username).toBe(typed);
    }
    expect(world.account.onChangeUsername.calls).toEqual([]);
  });

  it.each([
    refused('The username must not contain your dealer number.'),
    refused('This username is already taken. Please choose another one.'),
  ])(
    'tells the server’s words at the field, keeps the name and can be tried again: $message',
    async (no) => {
      const { world, model } = usernameStep();
      world.account.onChangeUsername.fails(no).gives(done);
      model.form.type('username', 'joy4471okafor');
      await model.submit();
      expect(world.model.notice).toBeNull();
      expect(model.form.errors.username).toEqual([no.kind === 'refused' ? no.message : '']);
      expect(model.form.firstWrong).toBe('username');
      model.form.type('username', 'joy.okafor');
      expect(model.form.errors.username).toBeUndefined();
      model.form.type('username', 'joy4471okafor');
      expect(world.model.flow).toMatchObject({ step: 'usernameReset' });
      await model.submit();
      expect(world.model.flow.at).toBe('landing');
    },
  );

  it('keeps the name when nobody answers, and the next press goes through', async () => {
    const { world, model } = usernameStep();
    world.account.onChangeUsername.fails({ kind: 'unreachable' }).gives(done);
    model.form.type('username', 'joy.okafor');
    await model.submit();
    expect(world.model.notice?.tone).toBe('error');
    expect(model.form.values.username).toBe('joy.okafor');
    await model.submit();
    expect(world.model.flow.at).toBe('landing');
  });
});

describe('the step of the security questions', () => {
  const opened = async () => {
    const world = new LoginWorld();
    world.resume(viewOf(2, { verifySecurityQuestions: true, betaUser: true }));
    world.account.onSecurityQuestions.gives({
      questions: ['a', 'b', 'c'].map((id) => ({ id, text: `${id}?` })),
      count: 2,
    });
    const model = new QuestionsViewModel({
      login: world.model,
      loadSecurityQuestions: loadSecurityQuestions(world),
      saveSecurityAnswers: saveSecurityAnswers(world),
    });
    await model.start();
    if (model.form === null) throw new Error('no catalogue');
    return { world, model, form: model.form };
  };

  it('names the first row that is missing and sends nothing', async () => {
    const { world, model, form } = await opened();
    await model.submit();
    expect(form.firstWrong).toBe('answers.0.questionId');
    expect(world.account.onSaveSecurityAnswers.calls).toEqual([]);
  });

  it('offers no question twice', async () => {
    const { model, form } = await opened();
    form.type('answers.0.questionId', 'b');
    expect(model.choices(0).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(model.choices(1).map(({ id }) => id)).toEqual(['a', 'c']);
  });

  it('keeps questions and answers when nobody answers, and the next press goes through', async () => {
    const { world, model, form } = await opened();
    world.account.onSaveSecurityAnswers.fails({ kind: 'unreachable' }).gives(done);
    form.type('answers.0.questionId', 'a');
    form.type('answers.0.answer', 'harbor 1');
    form.type('answers.1.questionId', 'b');
    form.type('answers.1.answer', 'harbor 2');
    await model.submit();
    expect(world.model.notice?.tone).toBe('error');
    expect(form.values).toMatchObject({
      'answers.0.questionId': 'a',
      'answers.1.answer': 'harbor 2',
    });
    await model.submit();
    expect(world.model.flow.at).toBe('landing');
  });
});

describe('the step of the new password', () => {
  const opened = () => {
    const world = new LoginWorld();
    world.resume(viewOf(2, { passwordResetRequired: true, betaUser: true }));
    const model = new NewPasswordViewModel({
      login: world.model,
      replacePassword: replacePassword(world),
      context: { username: 'pete.lang', productName: 'Northgate' },
    });
    const type = (current: string, next: string, confirm = next) => {
      model.form.type('currentPassword', current);
      model.form.type('newPassword', next);
      model.form.type('confirmPassword', confirm);
    };
    return { world, model, type };
  };

  it('tells a short password and a second one that differs at their fields, and sends nothing', async () => {
    const { world, model, type } = opened();
    type('Harbor-Light-2026', 'too short');
    await model.submit();
    expect(model.form.errors.newPassword).toEqual(['Must be 12 to 32 characters long']);
    type('Harbor-Light-2026', 'Quiet-Lantern-77', 'Quiet-Lantern-78');
    await model.submit();
    expect(model.form.errors.confirmPassword).toEqual(['Passwords do not match']);
    expect(world.account.onReplacePassword.calls).toEqual([]);
  });

  it.each([
    [refused('This password is used by too many people.')],
    [refused('The new password must differ from the current one.')],
    [refused('The current password is wrong.', 401)],
    [{ kind: 'unreachable' } as const],
  ])('keeps all three fields after %j, and the next press goes through', async (failure) => {
    const { world, model, type } = opened();
    world.account.onReplacePassword.fails(failure).gives(done);
    type('Harbor-Light-2026', 'Quiet-Lantern-77');
    await model.submit();
    expect(world.model.notice).toMatchObject({
      tone: 'error',
      ...(failure.kind === 'refused' && { text: failure.message }),
    });
    expect(model.form.values).toEqual({
      currentPassword: 'Harbor-Light-2026',
      newPassword: 'Quiet-Lantern-77',
      confirmPassword: 'Quiet-Lantern-77',
    });
    await model.submit();
    expect(world.model.flow.at).toBe('landing');
    expect(world.model.notice?.text).toBe(MESSAGES.passwordReset);
  });
});
