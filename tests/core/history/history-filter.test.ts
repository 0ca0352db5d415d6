import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { historyFilter, historyPeriod, kindsOf } from '#core/history/history-filter.rule.ts';
import { ACTIVITY_KINDS } from '#core/alarms/activity-kind.ts';

const NOW = Date.parse('2026-03-12T18:00:00Z');
const look = { now: NOW, timeZone: 'America/New_York', clock: temporalWallClock };
const filter = (filters: Readonly<Record<string, string>>, search = '') =>
  historyFilter({ filters, search }, look);

describe('the days of history', () => {
  it.each([
    [{}, '2026-03-05', '2026-03-12', null],
    [{ from: '2026-03-11' }, '2026-03-11', '2026-03-12', null],
    [{ to: '2026-03-01' }, '2026-02-22', '2026-03-01', null],
    [{ from: '2020-01-01' }, '2024-03-12', '2026-03-12', /24 months/],
    [{ from: '2026-03-09', to: '2026-03-02' }, '2026-03-02', '2026-03-09', /swapped/],
    [{ from: '2026-02-30', to: '2031-01-01' }, '2026-03-05', '2026-03-12', null],
  ])('%o is %s to %s', (filters, from, to, note) => {
    const period = historyPeriod(filters, look);
    expect(period).toMatchObject({ from, to });
    if (note === null) expect(period.told).toBeNull();
    else expect(period.told).toMatch(note);
  });

  it('begins and ends at midnight of the site, on the night of the clocks too', () => {
    const { from, until } = filter({ from: '2026-03-08', to: '2026-03-08' }).filter;
    expect([from, until].map((at) => new Date(at).toISOString())).toEqual([
      '2026-03-08T05:00:00.000Z',
      '2026-03-09T04:00:00.000Z',
    ]);
  });

  it('goes back to the day before a leap day that is missing two years before', () => {
    const now = Date.parse('2028-02-29T12:00:00Z');
    expect(historyPeriod({ from: '2000-01-01' }, { ...look, now }).from).toBe('2026-02-28');
  });

  it('always lies in the last 24 months and in order, whatever is asked', () => {
    const day = fc
      .date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.option(day), fc.option(day), (from, to) => {
        const period = historyPeriod({ from: from ?? '', to: to ?? '' }, look);
        expect(period.from >= '2024-03-12' && period.to <= '2026-03-12').toBe(true);
        expect(period.from <= period.to).toBe(true);
      }),
    );
  });
});

describe('the filter of history', () => {
  it('keeps every set of kinds, in their order and once', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...ACTIVITY_KINDS], { minLength: 1 }), (kinds) => {
        expect(kindsOf([...kinds, ...kinds, 'Other'].join(','))).toEqual(
          ACTIVITY_KINDS.filter((kind) => kinds.includes(kind)),
        );
      }),
    );
  });

  it('reads device, area, zone, number and words; what it cannot mean narrows nothing', () => {
    const set = { device: '2', area: '1/3', zone: '1/3/004', alarmNo: '88 214', user: ' 4 ' };
    expect(filter(set, ' front  door ').filter).toMatchObject({
      devNum: 2,
      area: { devNum: 1, areaNum: 3 },
      zone: { devNum: 1, areaNum: 3, num: '004' },
      alarmNum: 88214,
      user: '4',
      words: ['front', 'door'],
    });
    const rubbish = { device: 'x', area: '1', zone: '1/2', alarmNo: '-1', kinds: 'No', user: ' ' };
    expect(filter(rubbish).filter).toMatchObject({
      devNum: null,
      area: null,
      zone: null,
      alarmNum: null,
      kinds: null,
      user: null,
    });
  });
});
