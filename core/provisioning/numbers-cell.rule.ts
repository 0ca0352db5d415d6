import { timeCell, weekdaysCell } from '../contacts/hours-cell.rule.ts';
import { cellParts, fileCell, numberCell } from '../forms/file-cell.rule.ts';
import { readTimeZone } from '../kernel/read-time-zone.rule.ts';
import type { ScheduleEntry } from '../schedules/schedule.ts';

/** A cell with the name, a former name or the description of a time zone. The form refuses any other text. */
export const zoneCell = fileCell(
  (text) => readTimeZone(text) ?? text,
  (value: string) => value,
);

const readNumbers = (text: string): readonly unknown[] => [
  ...new Set(cellParts(text).map((part) => numberCell.read(part))),
];

/** A cell with several whole numbers, separated by semicolons, whose order matters. */
export const orderedNumbersCell = fileCell(
  readNumbers,
  (values: readonly number[]) => values.join('; '),
  [],
);

/** A cell with several whole numbers whose order does not matter. */
export const numbersCell = fileCell(
  readNumbers,
  (values: readonly number[]) => values.toSorted((a, b) => a - b).join('; '),
  [],
);

/** Shows business-hours intervals in the change history. An empty list is shown as closed. */
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
