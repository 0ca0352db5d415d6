import { moneyFigure, plainMoney } from '../../billing/money-text.rule.ts';
import { eventText } from '../../history/history-columns.ts';
import { instantOf, isoInstant } from '../../kernel/instant.ts';
import type { WallClock } from '../../kernel/wall-clock.port.ts';
import type { ReportFormat } from '../../reports/report-row.schema.ts';
import type { ReportColumn } from './report-columns.ts';
import type { ReportCells, WallCell } from './report-files.port.ts';
import type { ReportRecord } from './report-request.ts';

const HOUR = 3600000;
const DAY = 24 * HOUR;
/** Days of zones that are remembered; a report of many sites comes back to the same ones again and again. */
const MOST_KNOWN = 20000;

interface ZoneDay {
  readonly offset: number;
  readonly label: string;
}

const known = new WeakMap<WallClock, Map<string, ZoneDay | 'changes'>>();

const offsetAt = (wallClock: WallClock, at: number, timeZone: string): number =>
  instantOf(`${wallClock.wallTime(at, timeZone)}:00Z`) - Math.floor(at / 60000) * 60000;

const momentOf = (wallClock: WallClock, at: number, timeZone: string): ZoneDay => ({
  offset: offsetAt(wallClock, at, timeZone),
  label: wallClock.zoneLabel(at, timeZone),
});

/** What the clocks of a zone show is asked once a day of UTC, and each time on the two days of a year on which they are moved: a million rows would spend their time there. */
const zoneDayOf = (wallClock: WallClock, at: number, timeZone: string): ZoneDay => {
  const days = known.get(wallClock) ?? new Map<string, ZoneDay | 'changes'>();
  known.set(wallClock, days);
  const first = Math.floor(at / DAY) * DAY;
  const key = `${String(first)} ${timeZone}`;
  let day = days.get(key);
  if (day === undefined) {
    const begins = momentOf(wallClock, first, timeZone);
    const isSame = begins.offset === offsetAt(wallClock, first + DAY, timeZone);
    day = isSame ? begins : 'changes';
    if (days.size >= MOST_KNOWN) days.clear();
    days.set(key, day);
  }
  return day === 'changes' ? momentOf(wallClock, at, timeZone) : day;
};

/** The day on which workbooks begin to count, and days before 1970. */
const DAYS_TO_1970 = 25569;

/** A moment as a workbook tells it: a date that it can sort and count with, by the clocks of a place, and their label beside it. */
const momentCells = (
  at: number | null,
  timeZone: string,
  wallClock: WallClock,
): readonly [WallCell | null, string | null] => {
  if (at === null) return [null, null];
  const { label, offset } = zoneDayOf(wallClock, at, timeZone);
  const seconds = Math.floor((at + offset) / 1000);
  return [{ days: DAYS_TO_1970 + seconds / 86400 }, label];
};

/** A moment by the clocks of a place, to the second and with their label: `2026-03-08 02:30:05 EST` (domain guide 5.4). */
export const momentText = (at: number, timeZone: string, wallClock: WallClock): string => {
  const { label, offset } = zoneDayOf(wallClock, at, timeZone);
  return `${isoInstant(at + offset)
    .slice(0, 19)
    .replace('T', ' ')} ${label}`;
};

/** A length of time in its two largest units: "3 d 4 h", "12 min 5 s". */
export const spanText = (seconds: number): string => {
  const units = [
    ['d', 86400],
    ['h', 3600],
    ['min', 60],
    ['s', 1],
  ] as const;
  const first = units.findIndex(([, length]) => seconds >= length);
  if (first < 0) return '0 s';
  const shown = units.slice(first, first + 2);
  let left = seconds;
  return shown
    .flatMap(([name, length]) => {
      const count = Math.floor(left / length);
      left -= count * length;
      return count === 0 ? [] : [`${String(count)} ${name}`];
    })
    .join(' ');
};

/** An amount of cents: a number in a workbook, which adds it up, and figures elsewhere. */
const moneyCell = (cents: number, format: ReportFormat): string | number => {
  switch (format) {
    case 'xlsx':
      return cents / 100;
    case 'csv':
      return moneyFigure(cents);
    case 'pdf':
      return plainMoney(cents);
  }
};

/** What cells are said by, beside their column and their row. */
interface CellFacts {
  /** Of rows that say none of their own. */
  readonly timeZone: string;
  readonly wallClock: WallClock;
  readonly format: ReportFormat;
}

const cellOf = (
  { as, key }: ReportColumn,
  row: ReportRecord,
  { format, timeZone, wallClock }: CellFacts,
): string | number | null => {
  const value = row[key] ?? null;
  if (value === null) return null;
  switch (as) {
    case 'time':
      return momentText(Number(value), timeZone, wallClock);
    case 'span':
      return spanText(Number(value));
    case 'event':
      return eventText({
        event: String(value),
        times: Number(row['times'] ?? 1),
        arming: typeof row['arming'] === 'string' ? row['arming'] : null,
      });
    case 'flag':
      return value === true ? 'Yes' : null;
    case 'money':
      return moneyCell(Number(value), format);
    case 'text':
      return typeof value === 'boolean' ? String(value) : value;
  }
};

/** Rows as a file says them: each column in its own way, times by the clocks of the row's site, in a workbook as dates. */
export const cellsOf = (
  columns: readonly ReportColumn[],
  rows: readonly ReportRecord[],
  notified: CellFacts,
): ReportCells =>
  rows.map((row) => {
    const zone = row['time_zone'];
    const ofRow = typeof zone === 'string' ? { ...notified, timeZone: zone } : notified;
    return columns.flatMap((column): ReportCells[number] => {
      if (notified.format !== 'xlsx' || column.as !== 'time') return [cellOf(column, row, ofRow)];
      const value = row[column.key] ?? null;
      return momentCells(value === null ? null : Number(value), ofRow.timeZone, notified.wallClock);
    });
  });

/** The head of a file: in a workbook the zone stands in a column of its own behind each time. */
export const headOf = (columns: readonly ReportColumn[], format: ReportFormat): readonly string[] =>
  columns.flatMap(({ as, title }) =>
    as === 'time' && format === 'xlsx' ? [title, `${title}, zone`] : [title],
  );

/** Rows of a file that knows text and numbers alone. */
export const plainCells = (rows: ReportCells): readonly (readonly (string | number | null)[])[] =>
  rows.map((row) =>
    row.map((cell) => (typeof cell === 'object' && cell !== null ? cell.days : cell)),
  );
