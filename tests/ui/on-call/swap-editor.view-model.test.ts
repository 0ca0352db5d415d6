import { describe, expect, it } from 'vitest';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import { ok } from '#core/kernel/result.ts';
import type { SwapForm } from '#core/on-call/override-form.schema.ts';
import { temporalWallClock as wallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { dailyList, overviewOf } from '#tests/support/on-call-overview.ts';
import { SwapEditor } from '#ui/on-call/swap-editor.view-model.ts';

const LIST = '00000000-0000-4000-8000-0000000000aa';

const editing = (meId: string) => {
  const sent: SwapForm[] = [];
  const editor = new SwapEditor({
    overview: overviewOf([dailyList(LIST, [['Sam'], ['Kim']])], meId),
    wallClock,
    key: new AttemptKey({ next: () => '00000000-0000-4000-8000-000000000001' }),
    send: (_id, form) => {
      sent.push(form);
      return Promise.resolve(ok(null));
    },
    onSaved: () => undefined,
  });
  return { editor, sent };
};

describe('a shift that is offered', () => {
  it('begins with the next that has not begun, ready to be sent', async () => {
    const { editor, sent } = editing('Sam');
    // Sam's shift on this Friday has begun, so his next shift, on Sunday, is offered. The clocks change on that Sunday.
    expect(editor.form.values).toMatchObject({
      from: '2026-03-08T08:00',
      to: '2026-03-09T08:00',
    });
    expect(editor.dirty).toBe(false);
    await editor.save();
    expect(sent).toMatchObject([
      {
        listId: LIST,
        tier: 'primary',
        toPersonId: null,
        back: null,
        from: '2026-03-08T12:00:00.000Z',
        to: '2026-03-09T12:00:00.000Z',
      },
    ]);
  });

  it('takes another one whole, and lets its times be made shorter', async () => {
    const { editor, sent } = editing('Kim');
    const last = editor.shifts.length - 1;
    editor.choose(String(last));
    const { from } = editor.form.values;
    expect(editor.shifts[last]?.from).toBe(wallClock.instant(from, 'America/New_York'));
    editor.form.type('to', from.replace('T08', 'T20'));
    await editor.save();
    expect(Date.parse(sent[0]?.to ?? '') - Date.parse(sent[0]?.from ?? '')).toBe(12 * 3600000);
  });

  it('says that there is none for whoever has none ahead', async () => {
    const { editor, sent } = editing('Ray');
    expect([editor.shifts, editor.form.values.shift]).toEqual([[], '']);
    await editor.save();
    expect(sent).toEqual([]);
  });
});
