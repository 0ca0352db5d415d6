import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSiteLines } from '#core/provisioning/check-site-lines.rule.ts';
import type { PortalValues } from '#core/provisioning/portal-kind.ts';
import { type PortalLine, readPortalLine } from '#core/provisioning/read-portal-line.rule.ts';
import type { SiteFacts, StoredSite } from '#core/provisioning/site-draft.rule.ts';
import { linesOf, writePortalRecord } from '#core/provisioning/write-portal-record.rule.ts';
import type { ScheduleEntry } from '#core/schedules/schedule.ts';

const FACTS: SiteFacts = {
  groups: new Set([4471]),
  owners: new Map(),
  firstLines: new Map(),
  holidays: new Set(['Regional/Founders’ Day']),
  overBefore: '2026-03-11',
  lostZeros: false,
};
const storedWith = (exceptions: readonly PortalValues[]): StoredSite => ({
  site: { site: 7, group: 4471, name: 'Kestrel Print Works', state: 'monitored' },
  parts: {
    device: [],
    zone: [],
    contact: [],
    passcode: [],
    agency: [],
    permit: [],
    note: [],
    hours: [],
    reactions: [],
    area: [1, 2].map((num) => ({ id: null, values: { site: 7, devNum: 1, num, name: 'Area' } })),
    exception: exceptions.map((values, at) => ({ id: `layer ${at}`, values })),
  },
});

const PLAIN = {
  kind: null,
  reason: null,
  authorizedBy: null,
  fromDay: null,
  toDay: null,
  holidayGroup: null,
  holidayName: null,
  appliesOn: [1, 2, 3, 4, 5, 6, 7],
};

/** Generates one or two business-hours intervals that do not overlap, each on a different day of the entry. */
const openings: fc.Arbitrary<readonly ScheduleEntry[]> = fc
  .array(
    fc.record({
      times: fc.uniqueArray(fc.integer({ min: 0, max: 1439 }), { minLength: 2, maxLength: 2 }),
      windowBefore: fc.integer({ min: 0, max: 240 }),
      mustOpen: fc.boolean(),
      mustClose: fc.boolean(),
    }),
    { minLength: 1, maxLength: 2 },
  )
  .map((all) =>
    all.map(({ mustClose, mustOpen, times, windowBefore }, at) => {
      const [opensAt = 0, closesAt = 0] = times.toSorted((a, b) => a - b);
      const windowAfter = Math.min(closesAt - opensAt - 1, 15);
      const weekdays = at === 0 ? [1, 2, 3] : [5, 7];
      return { weekdays, opensAt, closesAt, windowBefore, windowAfter, mustOpen, mustClose };
    }),
  );

const areas = fc.constantFrom<readonly number[]>([], [1], [1, 2]);
const text = fc.option(fc.constantFrom('Stocktaking', 'Summer; “all day”', '-', 'Mon-Fri'));
const day = (after: number): string =>
  new Date(Date.UTC(2026, 2, 12 + after)).toISOString().slice(0, 10);
/** Returns the days of entry number `at`. No two entries share a day. */
const daysOf = (at: number, length: number) => ({
  fromDay: day(at * 10),
  toDay: day(at * 10 + length),
});

const holidays = fc
  .uniqueArray(
    fc.tuple(
      fc.constantFrom(['National', null], ['General', null], ['Regional', 'Founders’ Day']),
      areas,
      fc.oneof(fc.constant([]), openings),
    ),
    { selector: ([of, nums]) => JSON.stringify([of, nums]), maxLength: 5 },
  )
  .map((all) =>
    all.map(([[holidayGroup, holidayName], areaNums, own]) => ({
      ...PLAIN,
      layer: 'holiday',
      holidayGroup,
      holidayName,
      areaNums,
      openings: own,
    })),
  );

const dated = fc
  .array(
    fc.record({
      areaNums: areas,
      reason: text,
      authorizedBy: text,
      openings,
      length: fc.integer({ min: 0, max: 9 }),
      kind: fc.constantFrom(null, 'Changed hours', 'Closed all day', 'Stay late today'),
    }),
    { maxLength: 5 },
  )
  .map((all) =>
    all.map(({ kind, length, openings: own, ...rest }, at) => ({
      ...PLAIN,
      ...rest,
      kind,
      layer: kind === null ? 'alternate' : 'temporary',
      ...daysOf(at, length),
      openings: kind === 'Closed all day' ? [] : own,
    })),
  );

const exceptions = fc
  .tuple(holidays, dated)
  .map(([some, others]): readonly PortalValues[] => [...some, ...others]);

const lineOf = (at: number, cells: ReadonlyMap<string, string>): PortalLine => {
  const read = readPortalLine(at, cells);
  if (!read.ok) throw new Error(read.error);
  return read.value;
};
/** Writes the records as lines, as an export does. */
const fileOf = (all: readonly PortalValues[]): readonly PortalLine[] =>
  all
    .flatMap((values) => linesOf('exception', { site: 7, ...values }))
    .map((values, at) => lineOf(at + 2, writePortalRecord('exception', values, null)));
const checked = (stored: readonly PortalValues[], lines: readonly PortalLine[]) =>
  checkSiteLines(storedWith(stored), lines, FACTS);
const kept = (values: PortalValues): string =>
  JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)));

describe('hours beside the week in a file', () => {
  it('are those that were exported, in whatever order their lines stand, and nothing is new the second time', () => {
    fc.assert(
      fc.property(exceptions, fc.gen(), (all, gen) => {
        const lines = fileOf(all);
        const shuffled = gen(() =>
          fc.shuffledSubarray([...lines], { minLength: lines.length, maxLength: lines.length }),
        );
        const { verdicts, written } = checked([], shuffled);
        expect(new Set(verdicts.map(({ verdict }) => verdict)).has('refused')).toBe(false);
        expect(verdicts).toHaveLength(lines.length);
        expect(written.map(({ values }) => kept(values)).toSorted()).toEqual(
          all.map(kept).toSorted(),
        );
        const again = checked(
          written.map(({ values }) => values),
          lines,
        );
        expect(again.written).toEqual([]);
        expect(again.verdicts.every(({ verdict }) => verdict === 'same')).toBe(true);
      }),
    );
  });

  it('keep what a line does not say, and lose nothing that no line names', () => {
    fc.assert(
      fc.property(exceptions, fc.nat(), (all, which) => {
        const one = all[which % Math.max(all.length, 1)];
        fc.pre(one !== undefined);
        const [line] = fileOf([{ ...one, openings: [] }]);
        if (line === undefined) throw new Error('it has no line');
        const cells = Object.entries(line.cells).filter(([field]) => field !== 'weekdays');
        const { parts, written } = checked(all, [
          { ...line, cells: { ...Object.fromEntries(cells), reason: 'New' } },
        ]);
        expect(parts.exception.size).toBe(all.length);
        expect(written).toMatchObject([
          { verdict: 'changed', fields: ['reason'], values: { ...one, reason: 'New' } },
        ]);
      }),
    );
  });

  const HOLIDAY = { ...PLAIN, layer: 'holiday', holidayGroup: 'National', areaNums: [] };
  const OPEN: ScheduleEntry = {
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    opensAt: 540,
    closesAt: 720,
    windowBefore: 0,
    windowAfter: 0,
    mustOpen: false,
    mustClose: false,
  };
  const place = { record: 'exception', site: '7', layer: 'holiday', holidayGroup: 'National' };
  const stated = (...records: readonly Readonly<Record<string, string>>[]) =>
    records.map((record, at) => lineOf(at + 2, new Map(Object.entries(record))));

  it('are closed by a dash and open by times alone, which are those of every day', () => {
    const closed = { ...HOLIDAY, openings: [] };
    const open = { ...HOLIDAY, openings: [OPEN] };
    const times = { ...place, opens: '9:00', closes: '12:00' };
    expect(checked([open], stated({ ...place, weekdays: '-' })).written).toMatchObject([
      { verdict: 'changed', id: 'layer 0', values: closed, fields: ['openings'] },
    ]);
    expect(checked([closed], stated(times)).written).toMatchObject([{ values: open }]);
    expect(checked([], stated(place)).written).toMatchObject([{ verdict: 'new', values: closed }]);
    expect(checked([open], stated(place)).written).toEqual([]);
  });

  const dates = { from: '2026-04-01', to: '2026-04-02' };
  const season = { record: 'exception', site: '7', layer: 'alternate', ...dates };
  const opened = { ...season, weekdays: 'Mon', opens: '08:00', closes: '12:00' };
  const temporary = { ...opened, layer: 'temporary', type: 'Changed hours' };
  const BAD: readonly (readonly [string, readonly Readonly<Record<string, string>>[], string])[] = [
    ['no layer', [{ ...place, layer: 'weekly' }], 'layer: Write temporary, holiday, alternate'],
    ['an area that is nowhere', [{ ...place, areas: '1; 9' }], 'Area 9 does not exist'],
    [
      'what is over',
      [{ ...temporary, from: '2026-03-01', to: '2026-03-10' }],
      'to: it is in the past',
    ],
    ['days of a holiday', [{ ...place, from: '2026-12-25' }], 'holiday list'],
    ['a holiday that is none', [{ ...place, holiday: 'Nowhere Day' }], 'Nowhere Day is not on'],
    [
      'no holiday at all',
      [{ ...place, holidayGroup: '-' }],
      'holidayGroup: Write General, National, Regional',
    ],
    [
      'no type',
      [{ ...temporary, type: '-' }],
      'type: Write Changed hours, Closed all day, Extended closing, Stay late today',
    ],
    [
      'a type nobody knows',
      [{ ...temporary, type: 'Party' }],
      'type: Write Changed hours, Closed all day, Extended closing, Stay late today',
    ],
    ['a day that is none', [{ ...opened, to: '2026-02-30' }], 'to: Enter a date'],
    ['no last day', [{ ...opened, to: '-' }], 'to: Enter the last day'],
    ['days the wrong way round', [{ ...opened, to: '2026-03-20' }], 'The last day is before'],
    ['a season without hours', [season], 'Add hours'],
    ['a time that is none', [{ ...opened, opens: '25:00' }], 'opens: Enter a time, like 08:00'],
    ['an end without a beginning', [{ ...place, closes: '12:00' }], 'opens: Enter a time'],
    ['days without a time', [{ ...place, weekdays: 'Sun' }], 'closes: Enter a time'],
    ['an opening of no day', [{ ...opened, weekdays: '-' }], 'at least one weekday'],
    ['openings that meet', [opened, { ...opened, opens: '11:00', closes: '14:00' }], 'overlap'],
    [
      'two reasons',
      [
        opened,
        { ...opened, weekdays: 'Tue', reason: 'A' },
        { ...opened, weekdays: 'Wed', reason: 'B' },
      ],
      'reason: its lines disagree',
    ],
    [
      'closed and open',
      [
        { ...place, weekdays: '-' },
        { ...place, opens: '08:00', closes: '09:00' },
      ],
      'closed on one of its lines',
    ],
  ];
  it.each(BAD)('are refused in words: %s', (_name, records, problem) => {
    const { verdicts, written } = checked([], stated(...records));
    expect(written).toEqual([]);
    expect(verdicts).toHaveLength(records.length);
    for (const { problems, verdict } of verdicts) {
      expect(verdict).toBe('refused');
      expect(problems.join('; ')).toContain(problem);
    }
  });

  it('are refused beside others of the same days, which are named; a closed one stands once', () => {
    const other = { ...temporary, to: '2026-04-02', areas: '1', reason: 'Painters' };
    const [first] = checked([], stated(other)).written;
    const beside = checked([first?.values ?? {}], stated({ ...other, areas: '1; 2' }));
    expect(beside.verdicts.map(({ problems }) => problems.join())).toEqual([
      expect.stringContaining('“Changed hours” (Apr 1, 2026 to Apr 2, 2026, Painters)'),
    ]);
    const twice = checked([], stated(place, place));
    expect(twice.verdicts.map(({ problems }) => problems.join()).toSorted()).toEqual([
      '',
      'Given twice; first on line 2',
    ]);
  });
});
