export interface PlacedGroup {
  readonly num: number;
  readonly parentNum: number | null;
}

export type ParentVerdict = 'fine' | 'unknownParent' | 'cycle';

/**
 * Checks whether a group may have its parent: the parent must exist and must not be a descendant of the group. `tree`
 * contains all groups; the entry of the group itself is ignored.
 */
export const parentVerdict = (
  tree: ReadonlyMap<number, number | null>,
  { num, parentNum }: PlacedGroup,
): ParentVerdict => {
  if (parentNum === null) return 'fine';
  if (parentNum !== num && !tree.has(parentNum)) return 'unknownParent';
  // A tree is never deeper than its number of groups, so this limit on the steps ends the loop even in a cycle.
  let above: number | null = parentNum;
  for (let steps = 0; above !== null && steps <= tree.size; steps += 1) {
    if (above === num) return 'cycle';
    above = tree.get(above) ?? null;
  }
  return above === null ? 'fine' : 'cycle';
};
