import { describe, expect, it, vi } from 'vitest';
import { err, ok, type Failure } from '#core/kernel/result.ts';
import type { ServiceMessage } from '#core/panel-info/service-request.schema.ts';
import { ServiceMessagesViewModel } from '#ui/home/service-messages.view-model.ts';

const MESSAGE: ServiceMessage = {
  id: 'one',
  rev: 1,
  devNum: 1,
  kind: 'request',
  text: 'The keypad beeps.',
  state: 'Delivered',
  requestedBy: 'Carla Benson',
  requestedAt: '2026-03-12T08:00:00.000Z',
  acknowledgedBy: null,
  acknowledgedAt: null,
  closedBy: null,
  closedAt: null,
  siteNum: 7,
  siteName: 'Benson, Carla',
  xmit: 'HP1415',
};
const STALE: Failure = {
  kind: 'refused',
  status: 409,
  message: 'Changed by Dana Reyes at 14:08.',
  code: 'staleRev',
};

const open = () => {
  const answers: Failure[] = [];
  const calls: string[] = [];
  const answer = (verb: string) => (id: string, rev: number) => {
    calls.push(`${verb} ${id} ${rev}`);
    const failure = answers.shift();
    return Promise.resolve(failure === undefined ? ok(MESSAGE) : err(failure));
  };
  const model = new ServiceMessagesViewModel({
    acknowledge: answer('acknowledge'),
    close: answer('close'),
    mayChange: true,
  });
  return { model, answers, calls };
};

describe('service messages on the dashboard', () => {
  it('are acknowledged first and closed then, and the dashboard is read after each', async () => {
    const { model, calls } = open();
    const read = vi.fn(() => Promise.resolve());
    await model.answer(MESSAGE, read);
    await model.answer({ ...MESSAGE, rev: 2, state: 'Acknowledged' }, read);
    expect(calls).toEqual(['acknowledge one 1', 'close one 2']);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('say who was faster, until they are pressed again', async () => {
    const { model, answers } = open();
    const read = vi.fn(() => Promise.resolve());
    answers.push(STALE);
    await model.answer(MESSAGE, read);
    expect(model.answerTexts.get('one')).toBe('Changed by Dana Reyes at 14:08.');
    expect(read).toHaveBeenCalledTimes(1);
    // The message was closed by another user and has no row anymore, but the answer's outcome is still shown.
    expect(model.unlisted([{ id: 'two' }])).toEqual([
      'Benson, Carla: Changed by Dana Reyes at 14:08.',
    ]);
    expect(model.unlisted([MESSAGE])).toEqual([]);
    await model.answer(MESSAGE, read);
    expect(model.answerTexts.get('one')).toBeUndefined();
    expect(model.unlisted([])).toEqual([]);
  });
});
