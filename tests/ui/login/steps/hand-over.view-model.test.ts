import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#core/kernel/messages.ts';
import { err, ok, type Failure, type Result } from '#core/kernel/result.ts';
import { HandOverViewModel } from '#ui/login/steps/hand-over.view-model.ts';

describe('the way to the classic portal', () => {
  it('says that it redirects only while it does, and again when it is tried again', async () => {
    const answers: Result<void, Failure>[] = [err({ kind: 'unreachable' }), ok(undefined)];
    const model = new HandOverViewModel({
      enterClassicPortal: () => Promise.resolve(answers.shift() ?? ok(undefined)),
    });
    expect(model.title).toBe(MESSAGES.redirecting);
    await model.start();
    expect(model.problem).not.toBeNull();
    expect(model.title).not.toBe(MESSAGES.redirecting);
    await model.start();
    expect(model.title).toBe(MESSAGES.redirecting);
  });
});
