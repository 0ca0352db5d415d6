import { describe, expect, it } from 'vitest';
import { siteTime } from '#core/backend/history/site-time.rule.ts';
import { REPORT_COLUMNS_OF } from '#core/backend/reports/report-columns.ts';
import { cellsOf, headOf, momentText, spanText } from '#core/backend/reports/cells-of.rule.ts';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { addRecipients } from '#core/reports/add-recipients.rule.ts';
import { reportScheduleFormSchema } from '#core/reports/report-schedule.schema.ts';
import {
  NEW_REPORT_REQUEST,
  readReportRequest,
  showReportRequest,
} from '#core/reports/typed-report-request.rule.ts';

describe('recipients out of a text', () => {
  it('refuses each bad address by itself without losing the others', () => {
    const before = [{ name: 'Dana Reyes', email: 'dana@example.com' }];
    const { recipients, refused, repeated } = addRecipients(
      before,
      'ops@example.com, nobody@, DANA@example.com;lee@example.com a"b@example.com',
      new Map([['lee@example.com', 'Lee Park']]),
    );
    expect(recipients.map(({ email, name }) => name ?? email)).toEqual([
      'Dana Reyes',
      'ops@example.com',
      'Lee Park',
    ]);
    expect(refused.map(({ reason }) => reason)).toEqual([
      'nobody@ is not an email address',
      'a"b@example.com is not an email address',
    ]);
    expect(repeated).toEqual(['DANA@example.com']);
  });

  it('takes ten of 50,000 pasted lines at once and says of the others why not', () => {
    const lines = Array.from({ length: 50000 }, (_, at) => `p${String(at)}@example.com`);
    const begun = performance.now();
    const { recipients, refused } = addRecipients([], lines.join('\n'));
    expect(recipients).toHaveLength(10);
    expect(refused).toHaveLength(49990);
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});

describe('recipients of a schedule as they are sent', () => {
  const form = (...emails: readonly string[]) => ({
    name: 'Weekly',
    kind: 'zoneList',
    scope: { kind: 'group', siteGroupNum: 1 },
    period: { kind: 'week', days: 7 },
    format: 'pdf',
    frequency: 'weekly',
    weekday: 1,
    monthDay: 1,
    atTime: '06:00',
    timeZone: 'UTC',
    sendWhenEmpty: false,
    active: true,
    recipients: emails.map((email) => ({ name: null, email })),
  });
  const fits = (...emails: readonly string[]): boolean =>
    reportScheduleFormSchema.safeParse(form(...emails)).success;

  it('are refused with bad addresses, one twice or more than ten, whoever sends them', () => {
    expect(fits('ops@example.com', 'lee@example.com')).toBe(true);
    const bad = ['', 'nobody', 'nobody@', '@example.com', 'a b@example.com', 'a@b@example.com'];
    const split = ['a@example.com\r\nBcc: all@example.com', 'a@example.com,b@example.com'];
    for (const email of [...bad, ...split, `${'a'.repeat(120)}@example.com`])
      expect(fits('ops@example.com', email), email).toBe(false);
    expect(fits('ops@example.com', 'OPS@example.com')).toBe(false);
    const many = Array.from({ length: 11 }, (_, at) => `p${at}@example.com`);
    expect(fits(...many.slice(0, 10))).toBe(true);
    expect(fits(...many)).toBe(false);
  });
});

describe('what is typed for a report', () => {
  it('names what is wrong at its field, and comes back as it was typed', () => {
    const wrong = readReportRequest(
      { ...NEW_REPORT_REQUEST, reach: 'sites', sites: '12, x', period: 'days', days: '0' },
      1,
    );
    expect(wrong).toMatchObject({
      error: { sites: ['x is not a site number'], days: ['Enter 1 to 366 days'] },
    });
    const read = readReportRequest({ ...NEW_REPORT_REQUEST, reach: 'sites', sites: '12, 13' }, 1);
    if (!read.ok) throw new Error('it was refused');
    expect(read.value.scope).toEqual({ kind: 'sites', siteNums: [12, 13] });
    expect(showReportRequest(read.value)).toMatchObject({ reach: 'sites', sites: '12, 13' });
  });

  it('is about no certain sites where its rows belong to groups', () => {
    const typed = { ...NEW_REPORT_REQUEST, kind: 'billingSummary', sites: '12' } as const;
    expect(readReportRequest({ ...typed, reach: 'sites' }, 1)).toMatchObject({
      error: { reach: ['This report is about groups: choose the whole group or a branch'] },
    });
    expect(readReportRequest({ ...typed, reach: 'group' }, 1)).toMatchObject({ ok: true });
  });
});

describe('times in a report', () => {
  it('are those of the place to the second, on the days the clocks are moved as well', () => {
    const at = (text: string) =>
      momentText(Date.parse(text), 'America/New_York', temporalWallClock);
    expect(at('2026-03-12T18:08:05Z')).toBe('2026-03-12 14:08:05 EDT');
    expect(at('2026-03-08T06:59:59Z')).toBe('2026-03-08 01:59:59 EST');
    expect(at('2026-03-08T07:00:00Z')).toBe('2026-03-08 03:00:00 EDT');
    expect(at('2026-11-01T05:30:00Z')).toBe('2026-11-01 01:30:00 EDT');
    expect(at('2026-11-01T06:30:00Z')).toBe('2026-11-01 01:30:00 EST');
  });

  const AT = Date.parse('2026-11-01T06:30:05Z');
  const ROW = { at: AT, event: 'O/C by user', time_zone: 'America/New_York' };
  const columns = REPORT_COLUMNS_OF.alarmHistory.filter(({ key }) => ['at', 'event'].includes(key));
  const cellsFor = (format: 'csv' | 'pdf' | 'xlsx', row: object) =>
    cellsOf(columns, [{ ...ROW, ...row }], {
      format,
      timeZone: 'UTC',
      wallClock: temporalWallClock,
    });

  it('are dates in a workbook, with their zone beside them, and text with it elsewhere', () => {
    expect(cellsFor('csv', {})).toEqual([['2026-11-01 01:30:05 EST', 'O/C by user']]);
    expect(cellsFor('pdf', {})).toEqual(cellsFor('csv', {}));
    const [[date, zone] = []] = cellsFor('xlsx', {});
    expect(zone).toBe('EST');
    // Days since the end of 1899, the date format of workbooks.
    const days = Date.parse('2026-11-01T01:30:05Z') / 86400000 + 25569;
    expect(date).toEqual({ days });
    expect(headOf(columns, 'xlsx')).toEqual(['Time', 'Time, zone', 'Event']);
    expect(headOf(columns, 'csv')).toEqual(['Time', 'Event']);
    expect(cellsFor('xlsx', { at: null })[0]?.slice(0, 2)).toEqual([null, null]);
  });

  it('stand beside what happened: opened or closed, and how often, in each format', () => {
    for (const format of ['csv', 'pdf', 'xlsx'] as const) {
      const text = (row: object) => cellsFor(format, row)[0]?.at(-1);
      expect(text({ arming: 'open' })).toBe('O/C by user: opened');
      expect(text({ arming: 'close', times: 1 })).toBe('O/C by user: closed');
      expect(text({ arming: 'closeStay' })).toBe('O/C by user: closed (stay)');
      expect(text({ times: 120 })).toBe('O/C by user (120 signals)');
    }
  });

  it('of a file of history carry their zone, so that the hour that comes twice is two hours', () => {
    const time = siteTime(temporalWallClock, 'America/New_York');
    expect(time('2026-11-01T05:30:00.000Z')).toBe('2026-11-01 01:30:00 EDT');
    expect(time('2026-11-01T06:30:00.000Z')).toBe('2026-11-01 01:30:00 EST');
  });

  it('are lengths in two units', () => {
    expect([0, 59, 3605, 90061].map(spanText)).toEqual(['0 s', '59 s', '1 h', '1 d 1 h']);
  });
});
