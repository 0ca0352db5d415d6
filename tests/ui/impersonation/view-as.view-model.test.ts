import { describe, expect, it } from 'vitest';
import { writeSubject } from '#core/impersonation/view-as-subject.rule.ts';
import type { ViewAsForm } from '#core/impersonation/impersonation-session.schema.ts';
import { type Failure, err, ok, type Result } from '#core/kernel/result.ts';
import { ContinueAsViewModel } from '#ui/impersonation/continue-as.view-model.ts';
import { ViewAsViewModel } from '#ui/impersonation/view-as.view-model.ts';

const DANA = { accountId: 'dana', username: 'dealer.admin', name: 'Dana Reyes' };

const opened = (answer: Result<void, Failure> = ok(undefined), mayAct = true) => {
  const sent: (ViewAsForm & { readonly accountId: string })[] = [];
  const model = new ViewAsViewModel({
    detail: writeSubject(DANA),
    mayAct,
    begin: (input) => {
      sent.push(input);
      return Promise.resolve(answer);
    },
  });
  return { model, sent };
};

describe('the question before a visit', () => {
  it('sends who, why, how and how long; look only and half an hour unless chosen', async () => {
    const { model, sent } = opened();
    expect(model.subject).toEqual(DANA);
    model.form.type('reason', ' An empty list ');
    expect(await model.submit()).toBe(true);
    model.form.type('ticket', 'T-7');
    model.form.type('mode', 'act');
    model.form.type('minutes', '60');
    await model.submit();
    expect(sent).toEqual([
      { accountId: 'dana', reason: 'An empty list', ticket: '', mode: 'look', minutes: 30 },
      { accountId: 'dana', reason: 'An empty list', ticket: 'T-7', mode: 'act', minutes: 60 },
    ]);
  });

  it('sends nothing without a reason, and says so at the field', async () => {
    const { model, sent } = opened();
    model.form.type('reason', 'why');
    expect(await model.submit()).toBe(false);
    expect(sent).toEqual([]);
    expect(model.form.errors['reason']).toEqual(['Reason must be at least 5 characters long']);
  });

  it('keeps its words when it is refused, in the server’s', async () => {
    const { model } = opened(
      err({ kind: 'refused', status: 422, message: 'This account is disabled.', code: null }),
    );
    model.form.type('reason', 'An empty list');
    expect(await model.submit()).toBe(false);
    expect(model.submission.problem).toBe('This account is disabled.');
    expect(model.dirty).toBe(true);
    expect(model.submission.busy).toBe(false);
  });

  it('sends one press at a time', async () => {
    const { model, sent } = opened();
    model.form.type('reason', 'An empty list');
    const presses = [model.submit(), model.submit()];
    expect(await Promise.all(presses)).toEqual([true, false]);
    expect(sent).toHaveLength(1);
  });
});

describe('the way back after a visit', () => {
  const offered = (resume: Result<void, Failure>, name: string | null = 'Marcus Hale') =>
    new ContinueAsViewModel({
      actions: {
        waiting: () => Promise.resolve(ok(name)),
        resume: () => Promise.resolve(resume),
      },
    });

  it('is offered by name to whoever waits, and to nobody else', async () => {
    const [one, none] = [offered(ok(undefined)), offered(ok(undefined), null)];
    await Promise.all([one.start(), none.start()]);
    expect([one.name, none.name]).toEqual(['Marcus Hale', null]);
  });

  it('goes when the session waits no longer, and stays when nobody answered', async () => {
    const over = offered(err({ kind: 'sessionEnded' }));
    const silent = offered(err({ kind: 'unreachable' }));
    for (const model of [over, silent]) {
      await model.start();
      await model.press();
      expect(model.submission.problem).not.toBeNull();
      expect(model.submission.busy).toBe(false);
    }
    expect([over.name, silent.name]).toEqual([null, 'Marcus Hale']);
  });
});
