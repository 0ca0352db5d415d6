import { expect, it } from 'vitest';
import { type ActRow, openActs } from '#core/openings/open-acts.rule.ts';

const act = (at: number, arming: ActRow['arming'], user: string | null = '03'): ActRow => ({
  at,
  arming,
  note: null,
  user,
});
const note = (at: number, what: ActRow['note'], user: string | null = null): ActRow => ({
  at,
  arming: null,
  note: what,
  user,
});
const nameOf = (user: string): string | null => (user === '03' ? 'Carla Benson' : null);
const told = (rows: readonly ActRow[]) =>
  openActs(rows, nameOf).map(({ what, userName, mark }) => [what, userName, mark]);

it('tells who opened and closed, newest first, each marked by the note that follows it', () => {
  const rows = [
    act(1000, 'open'),
    note(1000, 'early', '03'),
    act(900_000, 'close', '7'),
    note(903_000, 'late'),
    act(990_000, 'open', null),
  ];
  expect(told(rows)).toEqual([
    ['open', null, null],
    ['close', null, 'late'],
    ['open', 'Carla Benson', 'early'],
  ]);
});

it('takes the report of a panel as a note, or alone as the act itself', () => {
  const report = (at: number, user: string): ActRow => ({
    ...act(at, 'close', user),
    note: 'late',
  });
  expect(told([act(1000, 'close'), report(4000, '03')])).toEqual([
    ['close', 'Carla Benson', 'late'],
  ]);
  expect(told([act(1000, 'open'), report(4000, '03')])).toEqual([
    ['close', 'Carla Benson', 'late'],
    ['open', 'Carla Benson', null],
  ]);
});

it('takes no note of somebody else, of another minute, or from before', () => {
  const rows = [
    note(500, 'late', '03'),
    act(1000, 'close'),
    note(2000, 'late', '9'),
    note(62_000, 'early', '03'),
  ];
  expect(told(rows)).toEqual([['close', 'Carla Benson', null]]);
});

it('tells of an area that was not closed in time, and later of the closing', () => {
  const rows = [act(0, 'open'), note(70_000, 'failToClose'), act(600_000, 'closeStay')];
  expect(told(rows)).toEqual([
    ['closeStay', 'Carla Benson', null],
    ['failToClose', null, null],
    ['open', 'Carla Benson', null],
  ]);
});
