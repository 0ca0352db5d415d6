import { ownDrafts } from '#tests/support/own-drafts.ts';
import { describe, expect, it } from 'vitest';
import type { IntakeGateway } from '#core/intake/intake.api.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import { BugViewModel } from '#ui/intake/bug.view-model.ts';
import { FeedbackViewModel } from '#ui/intake/feedback.view-model.ts';
import { scripted } from '../../support/scripted.ts';

const opened = () => {
  const intake = scripted<IntakeGateway>();
  let last = 0;
  const key = () => new AttemptKey({ next: () => `key-${++last}` });
  return {
    intake,
    bug: new BugViewModel({ intake, key: key(), ownDrafts: ownDrafts() }),
    feedback: new FeedbackViewModel({ intake, key: key(), ownDrafts: ownDrafts() }),
  };
};

describe('a bug report', () => {
  it('travels with the path and the version, and answers a number', async () => {
    const { intake, bug } = opened();
    intake.onSubmitBug.gives({ reference: 'B-000123' });
    bug.form.type('summary', ' It stands still ');
    await bug.submit('/msa/summary?sn=1412');
    expect(intake.onSubmitBug.calls).toEqual([
      [
        { summary: 'It stands still', details: '', route: '/msa/summary', appVersion: '1.0' },
        { idempotencyKey: 'key-1' },
      ],
    ]);
    expect(bug.sending.reference).toBe('B-000123');
    expect(bug.dirty).toBe(false);
  });

  it('keeps its words when it fails, and is stored once when it is sent again', async () => {
    const { intake, bug } = opened();
    intake.onSubmitBug.fails({ kind: 'timedOut' }).gives({ reference: 'B-1' });
    bug.form.type('summary', 'It stands still');
    await bug.submit('/home');
    expect(bug.sending.submission.problem).not.toBeNull();
    expect(bug.form.values.summary).toBe('It stands still');
    expect(bug.dirty).toBe(true);
    await bug.submit('/home');
    expect(intake.onSubmitBug.calls.map(([, how]) => how?.idempotencyKey)).toEqual([
      'key-1',
      'key-1',
    ]);
    expect(bug.sending.submission.problem).toBeNull();
  });

  it('is not sent without a description, nor again once it is stored', async () => {
    const { intake, bug } = opened();
    await bug.submit('/home');
    expect(intake.onSubmitBug.calls).toHaveLength(0);
    expect(bug.form.errors['summary']).toHaveLength(1);
    intake.onSubmitBug.gives({ reference: 'B-1' });
    bug.form.type('summary', 'x');
    await bug.submit('/home');
    await bug.submit('/home');
    expect(intake.onSubmitBug.calls).toHaveLength(1);
  });

  it('takes a suggestion, but never over what was typed; one alone is nothing to lose', () => {
    const { bug } = opened();
    bug.suggest('Page not found');
    expect(bug.form.values.summary).toBe('Page not found');
    expect(bug.dirty).toBe(false);
    bug.form.type('summary', 'Own words');
    bug.suggest('Server error');
    expect(bug.form.values.summary).toBe('Own words');
    expect(bug.dirty).toBe(true);
  });
});

describe('feedback', () => {
  it('needs a grade and nothing else', async () => {
    const { intake, feedback } = opened();
    intake.onSubmitFeedback.gives({ reference: 'F-000045' });
    await feedback.submit('/home');
    expect(feedback.errors['rating']).toEqual(['Choose a rating']);
    expect(intake.onSubmitFeedback.calls).toHaveLength(0);
    feedback.rate(4);
    expect(feedback.errors).toEqual({});
    await feedback.submit('/home');
    expect(intake.onSubmitFeedback.calls[0]?.[0]).toEqual({
      rating: 4,
      comment: '',
      route: '/home',
      appVersion: '1.0',
    });
    expect(feedback.sending.reference).toBe('F-000045');
  });

  it('keeps grade and words when the provider says there were too many', async () => {
    const { intake, feedback } = opened();
    intake.onSubmitFeedback.fails({
      kind: 'rateLimited',
      message: 'Later, please.',
      retryAfterSeconds: 60,
    });
    feedback.rate(1);
    feedback.write('Slow');
    await feedback.submit('/home');
    expect(feedback.sending.submission.problem).toBe('Later, please.');
    expect([feedback.rating, feedback.comment]).toEqual([1, 'Slow']);
    expect(feedback.dirty).toBe(true);
  });
});
