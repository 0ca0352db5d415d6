import { BehaviorSubject } from 'rxjs';
import { expect, it } from 'vitest';
import type { TimeForm } from '#core/kernel/clock-text.rule.ts';
import { formatHour, formatSeconds, formatTime } from '#ui/kit/format-time.ts';
import { TimeFormViewModel } from '#ui/profile/time-form.view-model.ts';

const AT = '2026-03-12T18:05:07Z';

it('the chosen form counts for all times at once, and a screen with unsaved input is not drawn anew', () => {
  const form$ = new BehaviorSubject<TimeForm>('24-hour');
  const unsaved = { dirty: false };
  const choose = (form: TimeForm) => form$.next(form);
  const model = new TimeFormViewModel({ kept: { form$, choose }, unsaved });
  const shown = () => [
    formatTime(AT, 'America/New_York'),
    formatSeconds(AT, 'America/New_York'),
    formatHour(0),
    formatHour(15),
  ];
  expect(shown()).toEqual(['14:05', '14:05:07', '00', '15']);
  model.choose('12-hour');
  expect(model.form).toBe('12-hour');
  expect(shown()).toEqual(['2:05 PM', '2:05:07 PM', '12a', '3p']);
  const { drawn } = model;
  unsaved.dirty = true;
  model.choose('24-hour');
  expect(shown()).toEqual(['14:05', '14:05:07', '00', '15']);
  expect([drawn, model.drawn]).toEqual([1, 1]);
});
