/** Returns the chosen `options` after `one` was selected or deselected, always in the order of the options. */
export const ticked = <Choice extends string>(
  options: readonly Choice[],
  chosen: readonly Choice[],
  one: Choice,
  at: boolean,
): Choice[] => options.filter((option) => (option === one ? at : chosen.includes(option)));
