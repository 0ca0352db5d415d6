import { readForm } from '../forms/read-form.schema.ts';
import { overlapsOf, overlapText } from '../schedules/overlap.rule.ts';
import type { Schedule, ScheduleEntry } from '../schedules/schedule.ts';
import { type ScheduleForm, scheduleFormSchema } from '../schedules/schedule-form.schema.ts';
import { joinedEntries } from '../schedules/week-rows.rule.ts';
import { isSame, type PortalCells, problemsOf, readCells } from './validate-record.rule.ts';
import { type PortalValues, wordOf } from './portal-kind.ts';
import { KINDS, titleOf } from './portal-kinds.ts';
import { type ExceptionLine, readExceptionLines } from './read-exception-lines.rule.ts';
import type { PortalLine } from './read-portal-line.rule.ts';
import {
  holidayKey,
  type LineVerdict,
  partsOf,
  type SiteDraft,
  type SiteFacts,
} from './site-draft.rule.ts';

const kind = KINDS.exception;

/** The fields that identify an exception. */
const PLACE = ['layer', 'areaNums', 'fromDay', 'toDay', 'holidayGroup', 'holidayName'] as const;

/**
 * The fields of an exception other than its business-hours intervals. Each line may contain these fields, but all lines of
 * the exception must agree.
 */
const ABOUT = ['kind', 'reason', 'authorizedBy', 'appliesOn'] as const;

/** The maximum number of exceptions of a site, far more than real sites have. */
const MOST = 500;

const scheduleOf = (values: PortalValues): Schedule => {
  const { openings, ...rest } = kind.validated(values);
  return { ...rest, entries: openings };
};

/** Returns a message when the lines of one exception disagree, otherwise null. */
const contradiction = (those: readonly ExceptionLine[]): string | null => {
  const isTwo = (field: string): boolean =>
    new Set(
      those.flatMap(({ cells, read }) =>
        cells[field] === undefined ? [] : [JSON.stringify(read[field])],
      ),
    ).size > 1;
  const other = ABOUT.find(isTwo);
  if (other !== undefined) return `${titleOf(kind, other)}: its lines disagree`;
  return those.some(({ isClosed }) => isClosed) && those.some(({ opening }) => opening !== null)
    ? 'weekdays: closed on one of its lines, open on another'
    : null;
};

/** Returns the business-hours intervals in the lines, or the stored intervals when no line contains any. */
const openingsOf = (
  those: readonly ExceptionLine[],
  before: PortalValues | null,
): readonly ScheduleEntry[] => {
  const stated = those.flatMap(({ opening }) => opening ?? []);
  const isStated = stated.length > 0 || those.some(({ isClosed }) => isClosed);
  return isStated || before === null ? stated : kind.validated(before).openings;
};

const joined = (openings: readonly ScheduleEntry[]): string =>
  JSON.stringify(joinedEntries(openings));

/** Returns the fields that the lines change. For a new exception, returns all fields in its lines. */
const fieldsOf = (
  cells: PortalCells,
  read: PortalValues,
  before: PortalValues | null,
  openings: readonly ScheduleEntry[],
): readonly string[] => {
  if (before === null)
    return [...[...PLACE, ...ABOUT].filter((field) => cells[field] !== undefined), 'openings'];
  const changed = ABOUT.filter((field) => !isSame(kind, field, read[field], before[field]));
  return joined(openings) === joined(kind.validated(before).openings)
    ? changed
    : [...changed, 'openings'];
};

/** Checks the exception with the same form schema as the screens. */
const formOf = (read: PortalValues, entries: readonly ScheduleEntry[]) => {
  const areaNums = (read['areaNums'] as readonly number[]).toSorted((a, b) => a - b);
  const validated = readForm<ScheduleForm>(scheduleFormSchema, { ...read, areaNums, entries });
  if (validated.ok) return validated;
  const { entries: ofOpenings = [], ...others } = validated.error;
  return { ok: false as const, problems: [...problemsOf(kind, others), ...ofOpenings] };
};

/** Returns a message when the exception conflicts with other exceptions of the site or names an unknown holiday, otherwise null. */
const besideProblem = (
  draft: SiteDraft,
  { holidays }: SiteFacts,
  key: string,
  values: PortalValues,
): string | null => {
  const known = partsOf(draft, 'exception');
  const { holidayGroup, holidayName } = values;
  if (!known.has(key) && known.size >= MOST) return `A site has at most ${MOST}`;
  if (holidayName !== null && !holidays.has(holidayKey(wordOf(holidayGroup), wordOf(holidayName))))
    return `holiday: ${wordOf(holidayName)} is not on the holiday list of its group`;
  const others = [...known].flatMap(([at, other]) => (at === key ? [] : scheduleOf(other.values)));
  const equal = overlapsOf(scheduleOf(values), others).find(({ counts }) => counts === 'neither');
  return equal === undefined ? null : overlapText(equal);
};

/** Checks the lines of one exception and records the resulting change. */
const decide = (
  draft: SiteDraft,
  facts: SiteFacts,
  key: string,
  those: readonly ExceptionLine[],
): Pick<LineVerdict, 'verdict' | 'problems'> => {
  const refused = (...problems: readonly string[]) => ({ verdict: 'refused' as const, problems });
  const wrong = contradiction(those);
  if (wrong !== null) return refused(wrong);
  const known = partsOf(draft, 'exception').get(key) ?? null;
  const before = known?.values ?? null;
  const cells = Object.fromEntries(those.flatMap((one) => Object.entries(one.cells)));
  const read = readCells(kind, cells, before);
  const openings = openingsOf(those, before);
  const fields = fieldsOf(cells, read, before, openings);
  if (fields.length === 0) return { verdict: 'same', problems: [] };
  const form = formOf(read, openings);
  if (!form.ok) return refused(...form.problems);
  const { entries, ...rest } = form.value;
  const values = { ...rest, openings: entries };
  const problem = besideProblem(draft, facts, key, values);
  if (problem !== null) return refused(problem);
  const id = known?.id ?? null;
  const verdict = before === null ? 'new' : 'changed';
  const line = Math.min(...those.map((one) => one.line));
  draft.written.push({ line, kind: 'exception', verdict, id, values, before, fields });
  partsOf(draft, 'exception').set(key, { id, values });
  return { verdict, problems: [] };
};

/**
 * Checks exceptions to the weekly hours (domain guide 6.5). Lines with the same layer, areas and days form one exception,
 * whose intervals replace the stored ones; without an interval, the exception means closed.
 */
export const checkExceptionLines = (
  draft: SiteDraft,
  facts: SiteFacts,
  lines: readonly PortalLine[],
): void => {
  const byKey = new Map<string, ExceptionLine[]>();
  for (const one of readExceptionLines(draft, facts, lines)) {
    const key = kind.keyOf(one.read);
    const those = byKey.get(key) ?? [];
    const first = one.opening === null && those.find(({ opening }) => opening === null);
    if (first) {
      const problems = [`Given twice; first on line ${first.line}`];
      draft.verdicts.push({ line: one.line, verdict: 'refused', name: one.name, problems });
    } else byKey.set(key, [...those, one]);
  }
  for (const [key, those] of byKey) {
    const decided = decide(draft, facts, key, those);
    for (const { line, name } of those) draft.verdicts.push({ line, name, ...decided });
  }
};
