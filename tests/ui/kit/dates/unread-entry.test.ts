import { createElement, useState, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LocalTimeField } from '#ui/forms/local-time-field.tsx';
import { CardDate } from '#ui/kit/dates/card-date.tsx';
import { DateField } from '#ui/kit/dates/date-field.tsx';
import { TimeField } from '#ui/kit/dates/time-field.tsx';
import { useHeldEntry } from '#ui/kit/dates/use-held-entry.ts';
import { useTypedDay } from '#ui/kit/dates/use-typed-day.ts';
import { PARTIAL_TIME, useTypedTime } from '#ui/kit/dates/use-typed-time.ts';
import { setTimeForm } from '#ui/kit/format-time.ts';
import { KitProvider } from '#ui/kit/kit-provider.tsx';

const drawn = (node: ReactNode): string =>
  renderToStaticMarkup(createElement(KitProvider, null, node));

/** Calls a hook once, as a component does. */
const called = <T>(hook: () => T): T => {
  const made: T[] = [];
  const Caller = () => {
    made.push(hook());
    return null;
  };
  renderToStaticMarkup(createElement(Caller));
  const [first] = made;
  if (first === undefined) throw new Error('the hook was not called');
  return first;
};

const typed = (value: string) => ({ currentTarget: { value } });

const field = { id: 'ends', label: 'Ends', onChange: () => undefined };
const clocks = { now: '2026-11-28T12:00:00Z', timeZone: 'America/New_York' };

/** Each date or time field, with values that cannot be read. */
const FIELDS: readonly {
  readonly name: string;
  readonly draw: (value: string) => string;
  readonly unread: readonly string[];
  readonly read: readonly string[];
}[] = [
  {
    name: 'DateField',
    draw: (value) => drawn(createElement(DateField, { ...field, value })),
    unread: ['3/1', 'soon', '2/29/2026', '12.03.2026', '0001-01-01'],
    read: ['', '2026-03-12'],
  },
  {
    name: 'TimeField',
    draw: (value) => drawn(createElement(TimeField, { ...field, value })),
    unread: [PARTIAL_TIME, '8'],
    read: ['', '08:00'],
  },
  {
    name: 'LocalTimeField',
    draw: (value) => drawn(createElement(LocalTimeField, { ...field, clocks, value })),
    unread: [
      'T08:00',
      '2026-03-12T',
      `T${PARTIAL_TIME}`,
      `2026-03-12T${PARTIAL_TIME}`,
      '3/1T08:00',
    ],
    read: ['', '2026-03-12T08:00', '2026-11-01T01:30 second', '9999-12-31T23:59'],
  },
];

describe.each(FIELDS)('$name', ({ draw, unread, read }) => {
  it.each(unread)(
    'marks %s for the form, and says at once what is wrong when it is drawn',
    (text) => {
      const page = draw(text);
      expect(page).toContain('data-unread=""');
      expect(page).toMatch(/<input[^>]*aria-invalid="true"/);
      expect(page).toMatch(/Enter a (date|time|year)|has 28 days/);
    },
  );

  it.each(read)('says nothing of "%s", as after Clear or Discard', (value) => {
    const page = draw(value);
    expect(page).not.toContain('data-unread');
    expect(page).not.toContain('aria-invalid="');
  });
});

describe('what is typed', () => {
  it.each([
    ['2026-03-12', '3/1', '3/1'],
    ['2026-03-12', '', ''],
    ['2026-03-12', '  ', ''],
    ['', '3/12/2026', '2026-03-12'],
    ['', ' 12.03.2026', '12.03.2026'],
  ])('over the day "%s", "%s" comes to the owner as "%s"', (value, text, given) => {
    const days: string[] = [];
    const entry = called(() => useTypedDay({ value, onChange: (day) => days.push(day) }));
    entry.input.onChange(typed(text));
    expect(days).toEqual([given]);
  });

  it.each([
    ['', '8:', PARTIAL_TIME],
    ['08:00', 'soon', PARTIAL_TIME],
    ['08:00', ' ', ''],
    ['08:00', '2:05 pm', '14:05'],
    ['', '1405', '14:05'],
  ])('over the time "%s", "%s" comes to the owner as "%s"', (value, text, given) => {
    const times: string[] = [];
    const entry = called(() => useTypedTime({ value, onChange: (time) => times.push(time) }));
    entry.input.onChange(typed(text));
    expect(times).toEqual([given]);
  });

  it('an equal time is told to nobody', () => {
    const times: string[] = [];
    const onChange = (time: string) => times.push(time);
    called(() => useTypedTime({ value: '08:00', onChange })).input.onChange(typed('8a'));
    called(() => useTypedTime({ value: PARTIAL_TIME, onChange })).input.onChange(typed('8:'));
    expect(times).toEqual([]);
  });

  it('a time is shown in the form of the reader', () => {
    const shown = () =>
      called(() => useTypedTime({ value: '14:05', onChange: () => undefined })).input.value;
    setTimeForm('12-hour');
    const twelve = shown();
    setTimeForm('24-hour');
    expect([twelve, shown()]).toEqual(['2:05 PM', '14:05']);
  });

  it('a day that is set from outside is shown, whatever was typed', () => {
    const entry = called(() => useTypedDay({ value: '2026-03-12', onChange: () => undefined }));
    entry.input.onChange(typed('3/1'));
    expect(called(() => useTypedDay({ value: '', onChange: () => undefined })).input.value).toBe(
      '',
    );
  });

  it('an owner that always has a day is given days alone', () => {
    const days: string[] = [];
    const held = called(() =>
      useHeldEntry({
        value: '2026-03-12',
        resets: 0,
        takes: (text) => text.length === 10,
        onChange: (day) => days.push(day),
      }),
    );
    expect([held.value, held.isWrong]).toEqual(['2026-03-12', false]);
    for (const text of ['3/1', '', '2026-03-13']) held.onChange(text);
    expect(days).toEqual(['2026-03-13']);
  });

  const [today, later] = ['2026-03-12', '2026-12-05'];
  interface Step {
    readonly value: string;
    readonly types?: string;
    readonly resets?: number;
  }
  it.each<{ readonly what: string; readonly steps: readonly Step[]; readonly shown: string[] }>([
    {
      what: 'a day is taken, and the owner goes back',
      steps: [{ value: today, types: later }, { value: later }, { value: today }],
      shown: [later, today],
    },
    {
      what: 'half a day is typed, the owner has another day, and goes back',
      steps: [{ value: today, types: '3/1' }, { value: later }, { value: today }],
      shown: [later, today],
    },
    {
      what: 'half a day is typed, and the owner says "today" again',
      steps: [
        { value: today, types: '3/1' },
        { value: today, resets: 1 },
      ],
      shown: [today],
    },
    {
      what: 'half a day is typed, and the owner is drawn again as it was',
      steps: [{ value: today, types: '3/1' }, { value: today }, { value: today }],
      shown: ['3/1', '3/1'],
    },
  ])('when $what, the field shows what the owner has', ({ steps, shown }) => {
    const after: string[] = [];
    const Owner = () => {
      const [at, setAt] = useState(0);
      const step: Step = steps[at] ?? { value: '' };
      const { types, value, resets = 0 } = step;
      const held = useHeldEntry({
        value,
        resets,
        takes: (text) => text.length === 10,
        onChange: () => undefined,
      });
      if (at > 0) after[at - 1] = held.value;
      if (types !== undefined) held.onChange(types);
      if (at + 1 < steps.length) setAt(at + 1);
      return null;
    };
    renderToStaticMarkup(createElement(Owner));
    expect(after).toEqual(shown);
  });

  it('what an owner cannot take is wrong once the focus has left it', () => {
    const wrong: boolean[] = [];
    const Owner = () => {
      const [at, setAt] = useState(0);
      const held = useHeldEntry({
        value: today,
        resets: 0,
        takes: (text) => text !== '',
        onChange: () => undefined,
      });
      wrong[at] = held.isWrong;
      if (at === 0) held.onChange('');
      if (at === 1) held.onBlur();
      if (at < 2) setAt(at + 1);
      return null;
    };
    renderToStaticMarkup(createElement(Owner));
    expect(wrong).toEqual([false, false, true]);
  });
});

it('each calendar is named after its field', () => {
  const two = ['From', 'Until'].map((label) =>
    drawn(createElement(DateField, { ...field, label, value: '' })),
  );
  const card = createElement(CardDate, {
    ...field,
    label: 'Day shown',
    resets: 0,
    value: '2026-03-12',
  });
  expect(`${two.join('')}${drawn(card)}`.match(/aria-label="Open calendar[^"]*"/g)).toEqual([
    'aria-label="Open calendar, From"',
    'aria-label="Open calendar, Until"',
    'aria-label="Open calendar, Day shown"',
  ]);
});
