import type { GroupForm } from './group-form.schema.ts';
import { validateRecord, readCells } from './validate-record.rule.ts';
import type { PlacedGroup } from './parent-verdict.rule.ts';
import type { PortalValues } from './portal-kind.ts';
import { KINDS } from './portal-kinds.ts';
import type { PortalLine } from './read-portal-line.rule.ts';
import type { LineVerdict } from './site-draft.rule.ts';

export interface WrittenGroup {
  readonly line: number;
  readonly verdict: 'new' | 'changed';
  readonly values: GroupForm;
  readonly before: PortalValues | null;
  readonly fields: readonly string[];
}

const kind = KINDS.group;

interface Open {
  readonly line: PortalLine;
  readonly values: GroupForm;
  readonly verdict: 'new' | 'changed';
  readonly before: PortalValues | null;
  readonly fields: readonly string[];
}

const CYCLE = 'The group would be its own parent: check the chain of parents';

/** Checks whether a group is its own ancestor. A group below a cycle is not part of the cycle. */
const isOnCycle = (
  all: ReadonlyMap<number, number | null>,
  { num, parentNum }: PlacedGroup,
): boolean => {
  let above = parentNum;
  for (let steps = 0; above !== null && above !== num && steps <= all.size; steps += 1)
    above = all.get(above) ?? null;
  return above === num;
};

/** Returns the parent of each group, assuming that all undecided groups are written. */
const treeWith = (
  tree: readonly PlacedGroup[],
  open: readonly Open[],
): ReadonlyMap<number, number | null> =>
  new Map(
    [...tree, ...open.map(({ values }) => values)].map(({ num, parentNum }) => [num, parentNum]),
  );

/**
 * Returns the undecided groups whose parent is not valid. While any group is on a cycle, returns only the groups on
 * cycles, because the groups below a cycle may be valid without the cycle.
 */
const wrongOf = (tree: readonly PlacedGroup[], open: readonly Open[]) => {
  const all = treeWith(tree, open);
  const moved = open.filter(({ fields }) => fields.includes('parentNum'));
  const circle = moved.filter(({ values }) => isOnCycle(all, values));
  return circle.length > 0
    ? circle.map((group) => ({ ...group, problem: CYCLE }))
    : moved
        .filter(({ values: { parentNum } }) => parentNum !== null && !all.has(parentNum))
        .map((group) => ({
          ...group,
          problem: `Group ${String(group.values.parentNum)} is not in the file or the portal`,
        }));
};

/**
 * Checks all groups of a file together, because a group may come before its parent. All groups on a cycle are refused, and
 * so are the children of a refused new group.
 */
export const checkGroupLines = (
  stored: ReadonlyMap<number, PortalValues>,
  tree: readonly PlacedGroup[],
  lines: readonly PortalLine[],
): { readonly verdicts: readonly LineVerdict[]; readonly written: readonly WrittenGroup[] } => {
  const verdicts: LineVerdict[] = [];
  const seen = new Map<string, number>();
  let open: Open[] = [];
  for (const line of lines.toSorted((a, b) => a.line - b.line)) {
    const blank = readCells(kind, line.cells, null);
    const before = stored.get(Number(blank['num'])) ?? null;
    const name = kind.nameOf(readCells(kind, line.cells, before));
    const refuse = (problems: readonly string[]): void =>
      void verdicts.push({ line: line.line, verdict: 'refused', name, problems });
    const key = kind.keyOf(blank);
    const first = seen.get(key);
    seen.set(key, first ?? line.line);
    const validated = validateRecord(kind, line.cells, before);
    if (first !== undefined) refuse([`Given twice; first on line ${first}`]);
    else if (validated.verdict === 'refused') refuse(validated.problems);
    else if (validated.verdict === 'same')
      verdicts.push({ line: line.line, verdict: 'same', name, problems: [] });
    else {
      const { fields, verdict } = validated;
      const values = kind.validated(validated.values);
      open.push({ line, values, verdict, before, fields });
    }
  }
  for (let wrong = wrongOf(tree, open); wrong.length > 0; wrong = wrongOf(tree, open)) {
    for (const { line, problem, values } of wrong) {
      const name = kind.nameOf(values);
      verdicts.push({ line: line.line, verdict: 'refused', name, problems: [problem] });
    }
    open = open.filter(({ line }) => !wrong.some((one) => one.line === line));
  }
  for (const { line, values, verdict } of open)
    verdicts.push({ line: line.line, verdict, name: kind.nameOf(values), problems: [] });
  return { verdicts, written: open.map(({ line, ...group }) => ({ ...group, line: line.line })) };
};
