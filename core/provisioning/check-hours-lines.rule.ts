import { readForm } from '../forms/read-form.schema.ts';
import { sameAreas } from '../schedules/assign-holidays.rule.ts';
import type { ScheduleEntry } from '../schedules/schedule.ts';
import { scheduleEntriesSchema } from '../schedules/schedule-form.schema.ts';
import { joinedEntries } from '../schedules/week-rows.rule.ts';
import { validateRecord, readCells } from './validate-record.rule.ts';
import type { PortalLine } from './read-portal-line.rule.ts';
import { KINDS } from './portal-kinds.ts';
import { noSiteText, partsOf, type SiteDraft } from './site-draft.rule.ts';

const kind = KINDS.hours;

const weekOf = (draft: SiteDraft, areaNums: readonly number[]) => {
  const weeks = [...partsOf(draft, 'hours').values()];
  const found = weeks.find(({ values }) => sameAreas(kind.validated(values).areaNums, areaNums));
  return found === undefined ? null : { id: found.id, week: kind.validated(found.values) };
};

/** Returns why these areas cannot have business hours, or null if they can. */
export const placeProblem = (
  draft: SiteDraft,
  site: unknown,
  areaNums: readonly number[],
): string | null => {
  if (draft.site === null) return noSiteText(draft, site);
  const known = new Set([...partsOf(draft, 'area').values()].map(({ values }) => values['num']));
  const lost = areaNums.filter((num) => !known.has(num));
  return lost.length > 0 ? `Area ${lost.join(', ')} does not exist` : null;
};

interface Opening {
  readonly line: number;
  readonly name: string;
  readonly areaNums: readonly number[];
  readonly entry: ScheduleEntry;
}

/** Returns only the business-hours interval of a line, without its other fields. */
export const entryOf = (given: ScheduleEntry): ScheduleEntry => ({
  weekdays: given.weekdays,
  opensAt: given.opensAt,
  closesAt: given.closesAt,
  windowBefore: given.windowBefore,
  windowAfter: given.windowAfter,
  mustOpen: given.mustOpen,
  mustClose: given.mustClose,
});

const openingsOf = (draft: SiteDraft, lines: readonly PortalLine[]): readonly Opening[] =>
  lines.flatMap(({ cells, line }) => {
    const validated = validateRecord(kind, cells, null);
    const read = readCells(kind, cells, null);
    const name = kind.nameOf(read);
    const refuse = (problems: readonly string[]): readonly Opening[] => {
      draft.verdicts.push({ line, verdict: 'refused', name, problems });
      return [];
    };
    if (validated.verdict === 'refused') return refuse(validated.problems);
    const given = kind.line(validated.values);
    const { areaNums } = given;
    const entry = entryOf(given);
    const problem = placeProblem(draft, read['site'], areaNums);
    return problem === null ? [{ line, name, areaNums, entry }] : refuse([problem]);
  });

/** Checks weekly hours. All lines with the same areas form one week, which replaces the stored week (domain guide 6.5). */
export const checkHoursLines = (draft: SiteDraft, lines: readonly PortalLine[]): void => {
  const openings = openingsOf(draft, lines);
  const keyOf = ({ areaNums }: Opening): string =>
    JSON.stringify([...areaNums].toSorted((a, b) => a - b));
  for (const key of new Set(openings.map(keyOf))) {
    const those = openings.filter((opening) => keyOf(opening) === key);
    const areaNums = those[0]?.areaNums ?? [];
    const validated = readForm(
      scheduleEntriesSchema,
      those.map(({ entry }) => entry),
    );
    const say = (
      verdict: 'new' | 'changed' | 'same' | 'refused',
      problems: readonly string[] = [],
    ) => {
      for (const { line, name } of those) draft.verdicts.push({ line, verdict, name, problems });
    };
    if (!validated.ok) {
      say('refused', Object.values(validated.error).flat());
      continue;
    }
    const entries = joinedEntries(validated.value);
    const before = weekOf(draft, areaNums);
    if (
      before !== null &&
      JSON.stringify(joinedEntries(before.week.openings)) === JSON.stringify(entries)
    ) {
      say('same');
      continue;
    }
    const verdict = before === null ? 'new' : 'changed';
    const values = { areaNums, openings: entries };
    const fields = ['openings'];
    const line = those[0]?.line ?? 0;
    draft.written.push({
      line,
      kind: 'hours',
      verdict,
      id: before?.id ?? null,
      values,
      before: before === null ? null : { ...before.week },
      fields,
    });
    say(verdict);
  }
};
