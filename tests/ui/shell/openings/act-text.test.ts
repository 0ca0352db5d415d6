import { expect, it } from 'vitest';
import type { OpenAct } from '#core/openings/site-openings.schema.ts';
import { actsStrip } from '#ui/shell/openings/opening-strip.rule.ts';
import { whoText } from '#ui/shell/openings/act-text.ts';

const ZONE = 'America/New_York';
const act = (at: string, rest: Partial<OpenAct> = {}): OpenAct => ({
  at,
  what: 'open',
  user: '3',
  userName: 'Carla Benson',
  mark: null,
  ...rest,
});

it('tells a day with the people who opened and closed, oldest first, and only that day', () => {
  const strip = actsStrip(
    { day: '2026-03-12', spans: [{ from: 474, to: 1100 }], now: null },
    [
      act('2026-03-13T03:30:00.000Z', { what: 'failToClose', user: null, userName: null }),
      act('2026-03-12T22:20:00.000Z', { what: 'close', user: '004', userName: null, mark: 'late' }),
      act('2026-03-12T11:54:00.000Z'),
      act('2026-03-12T03:59:00.000Z', { what: 'close' }),
    ],
    ZONE,
  );
  expect(strip.acts?.map(({ text, mark }) => [text, mark])).toEqual([
    ['07:54 Carla Benson', null],
    ['18:20 User 4', 'late'],
    ['23:30 not closed in time', 'missed'],
  ]);
  expect(strip.words).toBe(
    'Thursday: open 07:54 to 18:20; opened at 07:54 by Carla Benson; closed at 18:20 by User 4, late; not closed in time at 23:30',
  );
});

it('names nobody where nobody is known', () => {
  expect(whoText({ user: null, userName: null })).toBeNull();
  expect(whoText({ user: 'Remote', userName: null })).toBe('Remote');
  expect(whoText({ user: '012', userName: null })).toBe('User 12');
});
