import type { GroupForm } from './group-form.schema.ts';
import { judgeRecord, readCells } from './judge-record.rule.ts';
import { type PlacedGroup, parentVerdict } from './parent-verdict.rule.ts';
import type { PortalValues } from './portal-kind.ts';
import { KINDS } from './portal-kinds.ts';
import type { PortalLine } from './read-portal-line.rule.ts';
import type { LineVerdict } from './site-draft.rule.ts';

/** A group that is written. */
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

const PROBLEMS = {
  unknownParent: (parent: number | null) =>
    `Group ${String(parent)} is not in the file or the portal`,
  cycle: () => 'It would hang below itself: follow the parents upwards',
} as const;

/** The groups as they will stand where all that are open are written. */
const treeWith = (
  tree: readonly PlacedGroup[],
  open: readonly Open[],
): ReadonlyMap<number, number | null> =>
  new Map(
    [...tree, ...open.map(({ values }) => values)].map(({ num, parentNum }) => [num, parentNum]),
  );

/**
 * Judges all groups of a file at once, in whatever order they stand: parents may come behind their children, and a cycle takes
 * all of its groups. What hangs below a refused new group is refused with it.
 */
export const judgeGroupLines = (
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
    const judged = judgeRecord(kind, line.cells, before);
    if (first !== undefined) refuse([`Given twice; first on line ${first}`]);
    else if (judged.verdict === 'refused') refuse(judged.problems);
    else if (judged.verdict === 'same')
      verdicts.push({ line: line.line, verdict: 'same', name, problems: [] });
    else {
      const { fields, verdict } = judged;
      const values = judged.values as GroupForm;
      open.push({ line, values, verdict, before, fields });
    }
  }
  for (let before = -1; before !== open.length;) {
    before = open.length;
    const all = treeWith(tree, open);
    open = open.filter(({ fields, line, values }) => {
      const verdict = fields.includes('parentNum') ? parentVerdict(all, values) : 'fine';
      if (verdict === 'fine') return true;
      const problems = [PROBLEMS[verdict](values.parentNum)];
      verdicts.push({ line: line.line, verdict: 'refused', name: kind.nameOf(values), problems });
      return false;
    });
  }
  for (const { line, values, verdict } of open)
    verdicts.push({ line: line.line, verdict, name: kind.nameOf(values), problems: [] });
  return { verdicts, written: open.map(({ line, ...group }) => ({ ...group, line: line.line })) };
};
