/** A group and the one above it. */
export interface PlacedGroup {
  readonly num: number;
  readonly parentNum: number | null;
}

/** Why a group cannot hang where it shall. */
export type ParentVerdict = 'fine' | 'unknownParent' | 'cycle';

/** Whether a group may hang below its parent: one that exists and does not, over however many others, hang below the group itself. `tree` are all groups as they stand or will stand; what it says of the group itself counts for nothing. */
export const parentVerdict = (
  tree: ReadonlyMap<number, number | null>,
  { num, parentNum }: PlacedGroup,
): ParentVerdict => {
  if (parentNum === null) return 'fine';
  if (parentNum !== num && !tree.has(parentNum)) return 'unknownParent';
  // A tree of that many groups is not deeper than it has groups; one that goes round already ends here too.
  let above: number | null = parentNum;
  for (let steps = 0; above !== null && steps <= tree.size; steps += 1) {
    if (above === num) return 'cycle';
    above = tree.get(above) ?? null;
  }
  return above === null ? 'fine' : 'cycle';
};
