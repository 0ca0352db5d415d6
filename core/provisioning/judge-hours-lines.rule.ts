import { readForm } from '../forms/read-form.schema.ts';
import { sameAreas } from '../schedules/assign-holidays.rule.ts';
import type { ScheduleEntry } from '../schedules/schedule.ts';
import { scheduleEntriesSchema } from '../schedules/schedule-form.schema.ts';
import { joinedEntries } from '../schedules/week-rows.rule.ts';
import { judgeRecord, readCells } from './judge-record.rule.ts';
import type { PortalLine } from './read-portal-line.rule.ts';
import { KINDS } from './portal-kinds.ts';
import { partsOf, type SiteDraft } from './site-draft.rule.ts';

type Week = { readonly areaNums: readonly number[]; readonly entries: readonly ScheduleEntry[] };

const weekOf = (draft: SiteDraft, areaNums: readonly number[]) => {
  const found = [...partsOf(draft, 'hours').values()].find(({ values }) =>
    sameAreas((values as unknown as Week).areaNums, areaNums),
  );
  return found === undefined ? null : { id: found.id, week: found.values as unknown as Week };
};

const unknownAreas = (draft: SiteDraft, areaNums: readonly number[]): readonly number[] => {
  const known = new Set([...partsOf(draft, 'area').values()].map(({ values }) => values['num']));
  return areaNums.filter((num) => !known.has(num));
};

interface Opening {
  readonly line: number;
  readonly name: string;
  readonly areaNums: readonly number[];
  readonly entry: ScheduleEntry;
}

const entryOf = (said: ScheduleEntry): ScheduleEntry => ({
  ...{ weekdays: said.weekdays, opensAt: said.opensAt, closesAt: said.closesAt },
  ...{ windowBefore: said.windowBefore, windowAfter: said.windowAfter },
  ...{ mustOpen: said.mustOpen, mustClose: said.mustClose },
});

const openingsOf = (draft: SiteDraft, lines: readonly PortalLine[]): readonly Opening[] =>
  lines.flatMap(({ cells, line }) => {
    const judged = judgeRecord(KINDS.hours, cells, null);
    const read = readCells(KINDS.hours, cells, null);
    const name = KINDS.hours.nameOf(read);
    const refuse = (problems: readonly string[]): readonly Opening[] => {
      draft.verdicts.push({ line, verdict: 'refused', name, problems });
      return [];
    };
    if (judged.verdict === 'refused') return refuse(judged.problems);
    const { areaNums, ...said } = judged.values as unknown as Week & ScheduleEntry;
    const entry = entryOf(said);
    const lost = unknownAreas(draft, areaNums);
    if (draft.site === null)
      return refuse([`Site ${String(read['site'])} is not in the file or the portal`]);
    return lost.length > 0
      ? refuse([`Area ${lost.join(', ')} is not there`])
      : [{ line, name, areaNums, entry }];
  });

/** Judges weekly hours: the lines of the same areas are together their whole week, which takes the place of the one they had (domain guide 6.5). */
export const judgeHoursLines = (draft: SiteDraft, lines: readonly PortalLine[]): void => {
  const openings = openingsOf(draft, lines);
  const keyOf = ({ areaNums }: Opening): string =>
    JSON.stringify([...areaNums].toSorted((a, b) => a - b));
  for (const key of new Set(openings.map(keyOf))) {
    const those = openings.filter((opening) => keyOf(opening) === key);
    const areaNums = those[0]?.areaNums ?? [];
    const judged = readForm(
      scheduleEntriesSchema,
      those.map(({ entry }) => entry),
    );
    const say = (
      verdict: 'new' | 'changed' | 'same' | 'refused',
      problems: readonly string[] = [],
    ) => {
      for (const { line, name } of those) draft.verdicts.push({ line, verdict, name, problems });
    };
    if (!judged.ok) {
      say('refused', Object.values(judged.error).flat());
      continue;
    }
    const entries = joinedEntries(judged.value);
    const before = weekOf(draft, areaNums);
    if (
      before !== null &&
      JSON.stringify(joinedEntries(before.week.entries)) === JSON.stringify(entries)
    ) {
      say('same');
      continue;
    }
    const verdict = before === null ? 'new' : 'changed';
    const values = { areaNums, entries };
    const fields = ['entries'];
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
