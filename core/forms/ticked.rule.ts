/** Returns the selected options after `one` was selected or deselected, in the order of `options`. */
export const ticked = <Choice extends string>(
  options: readonly Choice[],
  chosen: readonly Choice[],
  one: Choice,
  at: boolean,
): Choice[] => options.filter((option) => (option === one ? at : chosen.includes(option)));
