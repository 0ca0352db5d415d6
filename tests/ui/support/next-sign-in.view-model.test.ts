import { beforeEach, describe, expect, it } from 'vitest';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { SupportGateway } from '#core/support/support.api.ts';
import type { SupportedUser } from '#core/support/supported-users.schema.ts';
import { NextSignInViewModel } from '#ui/support/next-sign-in.view-model.ts';
import { scripted, type Scripted } from '../../support/scripted.ts';
import { supported } from './people.ts';

const ASKED = {
  id: 's-1',
  step: 'passwordReset',
  reason: 'Called from premises',
  askedBy: 'Priya Nair',
  askedAt: '2026-03-12T13:52:00.000Z',
} as const;

describe('asking something of the next sign-in', () => {
  let support: Scripted<SupportGateway>;
  let done: string[];
  let user: SupportedUser;
  let model: NextSignInViewModel;
  beforeEach(() => {
    support = scripted<SupportGateway>();
    done = [];
    user = supported();
    let keys = 0;
    model = new NextSignInViewModel({
      support,
      makeKey: () => new AttemptKey({ next: () => `key-${(keys += 1)}` }),
      user: () => user,
      onDone: (now, text) => {
        user = now;
        done.push(text);
      },
    });
  });

  it('sends nothing without a reason, and ends running sessions unless told otherwise', async () => {
    support.onSupportStep.gives(supported());
    model.askFor('passwordReset');
    await model.sendStep();
    expect(support.onSupportStep.calls).toEqual([]);
    expect(model.stepQuestion?.form.errors['reason']).toHaveLength(1);
    model.stepQuestion?.form.type('reason', ' Lost laptop ');
    await model.sendStep();
    expect(support.onSupportStep.calls).toEqual([
      [
        { accountId: 'a-1', step: 'passwordReset', reason: 'Lost laptop', endSessions: true },
        { idempotencyKey: 'key-1' },
      ],
    ]);
    expect(model.stepQuestion).toBeNull();
    expect(done).toEqual(['Required at next sign-in: new password']);
  });

  it('repeats a press whose answer was lost under the same key, and keeps what was typed', async () => {
    support.onSupportStep.fails({ kind: 'timedOut' });
    model.askFor('securityQuestions');
    model.stepQuestion?.form.type('reason', 'Answers known to others');
    await model.sendStep();
    await model.sendStep();
    expect(support.onSupportStep.calls.map(([, how]) => how?.idempotencyKey)).toEqual([
      'key-1',
      'key-1',
    ]);
    expect(model.stepQuestion?.submission.problem).not.toBeNull();
    expect(model.dirty).toBe(true);
  });

  it('corrects the contact there is, checked by its type', async () => {
    user = supported({ email: null, phoneNumber: '+12075550142' });
    support.onSupportContact.gives(supported());
    model.correctContact();
    const form = model.correctionQuestion?.form;
    expect(form?.values.type).toBe('cellPhone');
    form?.type('value', 'nobody@example.com');
    form?.type('reason', 'Called from premises');
    await model.sendCorrection();
    expect(support.onSupportContact.calls).toEqual([]);
    form?.type('value', '(207) 555-0199');
    form?.type('endSessions', false);
    await model.sendCorrection();
    expect(support.onSupportContact.calls).toEqual([
      [
        {
          accountId: 'a-1',
          type: 'cellPhone',
          value: '+12075550199',
          reason: 'Called from premises',
          endSessions: false,
        },
        { idempotencyKey: 'key-1' },
      ],
    ]);
    expect(done).toEqual(['The next sign-in sends its code to the new phone number']);
  });

  it('takes back what was asked, and says why it could not', async () => {
    user = supported({ askedSteps: [ASKED], pendingSteps: ['passwordReset'] });
    support.onSupportTakeBackStep.fails({
      kind: 'refused',
      status: 409,
      message: 'They already completed this step, so it can’t be withdrawn.',
      code: 'stepMet',
    });
    support.onSupportTakeBackStep.gives(supported());
    await model.takeBackStep(ASKED);
    expect(model.submission.problem).toContain('already completed this step');
    expect([model.takingBack, done]).toEqual([null, []]);
    await model.takeBackStep(ASKED);
    expect(support.onSupportTakeBackStep.calls).toEqual([
      [{ accountId: 'a-1', askedId: 's-1' }],
      [{ accountId: 'a-1', askedId: 's-1' }],
    ]);
    expect(done).toEqual(['Withdrawn: new password']);
  });

  it('takes the correction back that waits', async () => {
    const correction = {
      ...ASKED,
      id: 'c-1',
      type: 'email',
      value: 'd.reyes@example.com',
      endsAt: '2026-03-19T13:52:00.000Z',
    } as const;
    user = supported({ correction });
    support.onSupportTakeBackContact.gives(supported());
    await model.takeBackCorrection();
    expect(support.onSupportTakeBackContact.calls).toEqual([
      [{ accountId: 'a-1', correctionId: 'c-1' }],
    ]);
    expect(done).toEqual(['The email address stays the same']);
  });
});
