/** The same members with one of them at another place, counted from 0; a place beyond either end is that end. */
export const moveInOrder = (ids: readonly string[], id: string, to: number): readonly string[] => {
  const left = ids.filter((one) => one !== id);
  return left.length === ids.length ? ids : left.toSpliced(Math.max(0, to), 0, id);
};

/** An order brought to who is on the list by now: who left is left out, who came stands at the end. */
export const orderOfNow = (order: readonly string[], now: readonly string[]): readonly string[] => [
  ...order.filter((id) => now.includes(id)),
  ...now.filter((id) => !order.includes(id)),
];
