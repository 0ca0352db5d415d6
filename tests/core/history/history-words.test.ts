import { expect, it } from 'vitest';
import { happeningText } from '#core/history/happening-text.rule.ts';
import { historyColumns } from '#core/history/history-columns.ts';
import type { HistoryRow } from '#core/history/history-row.schema.ts';
import { DISPOSITIONS, OPERATOR_ACTIONS } from '#core/signals/operator-action.ts';

const ROW: Partial<HistoryRow> = {
  contact: null,
  comment: null,
  avs: null,
  times: 1,
  arming: null,
};

it('no code of receivers reaches a reader of the history in their spelling', () => {
  const texts = [
    ...OPERATOR_ACTIONS.map((event) => ({ ...ROW, kind: 'Operator action', event })),
    ...DISPOSITIONS.map((disposition) => ({ ...ROW, kind: 'Full clear', event: 'x', disposition })),
    { ...ROW, kind: 'System', event: 'Service cancelled' },
  ].flatMap((row) => {
    const whole = row as HistoryRow;
    const cells = historyColumns(String).filter(({ key }) =>
      ['event', 'disposition'].includes(key),
    );
    return [happeningText(whole), ...cells.map(({ value }) => String(value(whole)))];
  });
  expect(texts).toContain('Canceled dispatch');
  expect(texts).toContain('Full clear: Canceled by passcode');
  expect(texts).toContain('Service canceled');
  expect(texts.filter((text) => /cancelled/i.test(text))).toEqual([]);
});

it('a comment that repeats its event is not said twice', () => {
  const row = { ...ROW, kind: 'Operator action', event: 'Picked up', actor: 'JT' } as HistoryRow;
  expect(happeningText({ ...row, comment: 'Picked up' })).toBe('Picked up');
  expect(happeningText({ ...row, comment: 'Second call' })).toBe('Picked up: Second call');
});
