import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AlarmRow, AlarmTimeline } from '#core/alarms/alarm-timeline.schema.ts';
import { alarmTimeline, durationText } from '#core/alarms/alarm-timeline.rule.ts';
import { timelineText } from '#core/alarms/timeline-text.rule.ts';

const BEGIN = Date.parse('2026-03-11T06:11:07Z');

const rowOf = (seconds: number, kind: AlarmRow['kind'], event: string, rest = {}): AlarmRow => ({
  id: `${seconds} ${kind} ${event}`,
  at: new Date(BEGIN + seconds * 1000).toISOString(),
  kind,
  event,
  code: null,
  zone: null,
  zoneText: null,
  panelUser: null,
  userName: null,
  arming: null,
  actor: 'KM',
  contact: null,
  comment: null,
  disposition: null,
  ...rest,
});

const timelineOf = (rows: readonly AlarmRow[], seconds: number | null): AlarmTimeline => ({
  alarmNum: 88214,
  devNum: 1,
  priority: 2,
  serviceType: 'Burglary',
  event: 'Burglary',
  state: seconds === null ? 'In progress' : 'Cleared',
  raisedAt: new Date(BEGIN).toISOString(),
  pickedUpAt: null,
  holdUntil: null,
  disposition: null,
  clearedAt: seconds === null ? null : new Date(BEGIN + seconds * 1000).toISOString(),
  rows: [...rows],
});

/** History rows of the shop in domain guide 8 "Verified burglary". */
const SHOP = [
  rowOf(0, 'Alarm', 'Perimeter', { code: '131', zone: '002', zoneText: 'Back door – contact' }),
  rowOf(9, 'Operator action', 'Picked up'),
  rowOf(24, 'Alarm', 'Interior', { code: '132', zone: '005' }),
  rowOf(93, 'Operator action', 'Reached', { comment: 'nobody should be there' }),
  rowOf(118, 'Operator action', 'Dispatched', { contact: 'Police' }),
  rowOf(517, 'Operator action', 'Responder on scene', { contact: 'Police' }),
  rowOf(1213, 'Full clear', 'Full clear', { disposition: 'Actual – police' }),
];

describe('the line of an alarm', () => {
  it('says what lies where, who has it in hand, and names as much as there is room for', () => {
    const timeline = timelineOf(SHOP, 1213);
    const line = alarmTimeline(timeline, timeline.clearedAt ?? '');
    expect(line.marks.map(({ label, tone }) => [label, tone])).toEqual([
      ['Alarm', 'alarm'],
      [null, 'alarm'],
      [null, 'info'],
      ['On scene', 'neutral'],
      ['Closed', 'ok'],
    ]);
    expect(line.spans.map(({ tone }) => tone)).toEqual(['trouble', 'info', 'neutral']);
    expect(line.ticks.map(({ label }) => label)).toEqual([
      '0:00',
      '5 min',
      '10 min',
      '15 min',
      '20 min',
    ]);
  });

  it('keeps every mark in it, its parts whole and its scale short, whatever happened when', () => {
    const row = fc
      .tuple(
        fc.integer({ min: -100, max: 400000 }),
        fc.constantFrom(
          ['Alarm', 'Burglary'],
          ['Operator action', 'Dispatched'],
          ['Operator action', 'Responder on scene'],
          ['Operator action', 'Cancelled dispatch'],
          ['Partial clear', 'Partial clear'],
          ['Cancel/abort', 'Cancel'],
          ['Restore', 'Restored'],
        ) as fc.Arbitrary<[AlarmRow['kind'], string]>,
      )
      .map(([at, [kind, event]]) => rowOf(at, kind, event));
    fc.assert(
      fc.property(fc.array(row), fc.nat(400000), (rows, seconds) => {
        const timeline = timelineOf(rows, seconds);
        const { lengthMs, marks, spans, ticks } = alarmTimeline(timeline, timeline.clearedAt ?? '');
        expect(marks.every(({ atMs }) => atMs >= 0 && atMs <= lengthMs)).toBe(true);
        expect([spans[0]?.fromMs, spans.at(-1)?.toMs]).toEqual([0, lengthMs]);
        expect(spans.every(({ toMs }, at) => toMs === (spans[at + 1]?.fromMs ?? lengthMs))).toBe(
          true,
        );
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect(ticks.every(({ atMs }) => atMs <= lengthMs)).toBe(true);
        const named = marks
          .filter(({ label }) => label !== null)
          .map(({ atMs }) => atMs / lengthMs);
        expect(
          named.every((at, index) => index === 0 || at - (named[index - 1] ?? 0) >= 0.1599),
        ).toBe(true);
      }),
    );
  });

  it.each([
    [0, '0 s'],
    [41000, '41 s'],
    [1213000, '20 min 13 s'],
    [4320000, '1 h 12 min'],
    [187200000, '2 d 4 h'],
    [7200000, '2 h'],
  ])('of %i ms is %s long', (ms, text) => {
    expect(durationText(ms)).toBe(text);
  });
});

describe('the story of an alarm', () => {
  it('is told to a dealer of the customer, and to the customer of themselves', () => {
    const rows = [SHOP[0], rowOf(20, 'Operator action', 'Called')].filter(
      (one) => one !== undefined,
    );
    const timeline = timelineOf(rows, null);
    expect(timelineText(timeline)).toContain('We called you.');
    expect(timelineText(timeline, 'dealer')).toContain('We called the customer.');
  });
});
