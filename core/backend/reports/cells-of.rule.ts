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
/** Maximum number of cached pairs of day and time zone. */
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

/** Returns the UTC offset of a time zone, cached per UTC day. On days with a clock change, the offset is computed for each instant. */
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

/** Day number of 1970-01-01 in a workbook's calendar. */
const DAYS_TO_1970 = 25569;

/** Converts an instant to two workbook cells: a date in local wall time, which can be sorted and computed with, and the zone label. */
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

/** Formats an instant in local wall time to the second, with its zone label: `2026-03-08 02:30:05 EST` (domain guide 5.4). */
export const momentText = (at: number, timeZone: string, wallClock: WallClock): string => {
  const { label, offset } = zoneDayOf(wallClock, at, timeZone);
  return `${isoInstant(at + offset)
    .slice(0, 19)
    .replace('T', ' ')} ${label}`;
};

/** Formats a duration in its two largest units: "3 d 4 h", "12 min 5 s". */
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

/** Formats an amount in cents: as a number in a workbook, so that it can be added up; as text in other formats. */
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

/** Facts needed to format cells, besides column and row. */
interface CellFacts {
  /** Time zone of rows that have none of their own. */
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

/** Formats rows for a file, according to each column's kind. Times are in the time zone of the row's site. */
export const cellsOf = (
  columns: readonly ReportColumn[],
  rows: readonly ReportRecord[],
  facts: CellFacts,
): ReportCells =>
  rows.map((row) => {
    const zone = row['time_zone'];
    const ofRow = typeof zone === 'string' ? { ...facts, timeZone: zone } : facts;
    return columns.flatMap((column): ReportCells[number] => {
      if (facts.format !== 'xlsx' || column.as !== 'time') return [cellOf(column, row, ofRow)];
      const value = row[column.key] ?? null;
      return momentCells(value === null ? null : Number(value), ofRow.timeZone, facts.wallClock);
    });
  });

/** Returns the column headings of a file. In a workbook, each time column is followed by a column for the zone label. */
export const headOf = (columns: readonly ReportColumn[], format: ReportFormat): readonly string[] =>
  columns.flatMap(({ as, title }) =>
    as === 'time' && format === 'xlsx' ? [title, `${title}, zone`] : [title],
  );

/** Converts rows to text and numbers, for file formats without dates. */
export const plainCells = (rows: ReportCells): readonly (readonly (string | number | null)[])[] =>
  rows.map((row) =>
    row.map((cell) => (typeof cell === 'object' && cell !== null ? cell.days : cell)),
  );
