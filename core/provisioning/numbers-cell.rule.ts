import { timeCell, weekdaysCell } from '../contacts/hours-cell.rule.ts';
import { cellParts, fileCell, numberCell } from '../forms/file-cell.rule.ts';
import { readTimeZone } from '../kernel/read-time-zone.rule.ts';
import type { ScheduleEntry } from '../schedules/schedule.ts';

/** A time zone by its name, an older one, or in words; the form refuses any other text. */
export const zoneCell = fileCell(
  (text) => readTimeZone(text) ?? text,
  (value: string) => value,
);

const readNumbers = (text: string): readonly unknown[] => [
  ...new Set(cellParts(text).map((part) => numberCell.read(part))),
];

/** Several whole numbers in an order that counts, with a semicolon between. */
export const orderedNumbersCell = fileCell(
  readNumbers,
  (values: readonly number[]) => values.join('; '),
  [],
);

/** The same where it counts for nothing. */
export const numbersCell = fileCell(
  readNumbers,
  (values: readonly number[]) => values.toSorted((a, b) => a - b).join('; '),
  [],
);

/** Openings as the record of a change says them; none is closed. */
export const openingsText = fileCell(
  (text) => text,
  (openings: readonly ScheduleEntry[]) =>
    openings
      .map((one) =>
        [
          `${weekdaysCell.show(one.weekdays)} ${timeCell.show(one.opensAt)}-${timeCell.show(one.closesAt)}`,
          ...(one.windowBefore > 0 ? [`${one.windowBefore} min before`] : []),
          ...(one.windowAfter > 0 ? [`${one.windowAfter} min after`] : []),
          ...(one.mustOpen ? ['must open'] : []),
          ...(one.mustClose ? ['must close'] : []),
        ].join(', '),
      )
      .join('; ') || 'closed',
);
