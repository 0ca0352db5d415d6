import { readForm } from '../forms/read-form.schema.ts';
import { isCalendarDay } from '../kernel/calendar-day.rule.ts';
import type { ScheduleEntry } from '../schedules/schedule.ts';
import { scheduleEntrySchema } from '../schedules/schedule-form.schema.ts';
import { WEEKDAYS } from '../schedules/week-rows.rule.ts';
import { entryOf, placeProblem } from './check-hours-lines.rule.ts';
import { validateRecord, type PortalCells, problemsOf, readCells } from './validate-record.rule.ts';
import { EMPTIES } from '../forms/file-cell.rule.ts';
import { type PortalValues, wordOf } from './portal-kind.ts';
import { KINDS } from './portal-kinds.ts';
import type { PortalLine } from './read-portal-line.rule.ts';
import type { SiteDraft, SiteFacts } from './site-draft.rule.ts';

const kind = KINDS.exception;

/** A readable line of an exception to the weekly hours. */
export interface ExceptionLine {
  readonly line: number;
  readonly name: string;
  readonly cells: PortalCells;
  readonly read: PortalValues;
  readonly opening: ScheduleEntry | null;
  /** True when the cell for weekdays contains a dash. */
  readonly isClosed: boolean;
}

type Opened =
  | Pick<ExceptionLine, 'opening' | 'isClosed'>
  | { readonly problems: readonly string[] };

/** Reads the business-hours interval of a line. Times without weekdays apply to every day. */
const openingOf = (cells: PortalCells, read: PortalValues): Opened => {
  const isStated = ['weekdays', 'opensAt', 'closesAt'].some(
    (field) => (cells[field] ?? EMPTIES) !== EMPTIES,
  );
  if (!isStated) return { opening: null, isClosed: cells['weekdays'] === EMPTIES };
  const weekdays = cells['weekdays'] === undefined ? WEEKDAYS : read['weekdays'];
  const validated = readForm(scheduleEntrySchema, { ...read, weekdays });
  return validated.ok
    ? { opening: entryOf(validated.value), isClosed: false }
    : { problems: problemsOf(kind, validated.error) };
};

const dayProblem = (
  { fromDay, layer, toDay }: PortalValues,
  { overBefore }: SiteFacts,
): string | null => {
  if (layer === 'holiday')
    return fromDay === null && toDay === null
      ? null
      : 'from, to: a holiday’s days come from the holiday list';
  return isCalendarDay(wordOf(toDay), 9998) && wordOf(toDay) < overBefore
    ? 'to: it is in the past, and files can’t add history'
    : null;
};

/** Reads each line separately. Refuses a line that cannot be read, or that names something that the site does not have. */
export const readExceptionLines = (
  draft: SiteDraft,
  facts: SiteFacts,
  lines: readonly PortalLine[],
): readonly ExceptionLine[] =>
  lines.flatMap(({ cells, line }) => {
    const read = readCells(kind, cells, null);
    const name = kind.nameOf(read);
    const validated = validateRecord(kind, cells, null);
    const opened = openingOf(cells, read);
    const problems = [
      ...(validated.verdict === 'refused' ? validated.problems : []),
      ...('problems' in opened ? opened.problems : []),
    ];
    if (validated.verdict !== 'refused') {
      const { areaNums } = kind.line(validated.values);
      const problem = placeProblem(draft, read['site'], areaNums) ?? dayProblem(read, facts);
      if (problem !== null) problems.push(problem);
    }
    if (!('problems' in opened) && problems.length === 0)
      return [{ line, name, cells, read, ...opened }];
    draft.verdicts.push({ line, verdict: 'refused', name, problems });
    return [];
  });
