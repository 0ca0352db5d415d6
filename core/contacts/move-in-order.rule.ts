/** Moves one id to another position, counted from 0. A position beyond either end means that end. */
export const moveInOrder = (ids: readonly string[], id: string, to: number): readonly string[] => {
  const left = ids.filter((one) => one !== id);
  return left.length === ids.length ? ids : left.toSpliced(Math.max(0, to), 0, id);
};

/** Updates an order to the current members of the list. Removed members are dropped and new ones are added at the end. */
export const orderOfNow = (order: readonly string[], now: readonly string[]): readonly string[] => [
  ...order.filter((id) => now.includes(id)),
  ...now.filter((id) => !order.includes(id)),
];
