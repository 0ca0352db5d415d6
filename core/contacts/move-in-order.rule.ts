/** Moves an id to a 0-based position. A position outside the list is clamped. */
export const moveInOrder = (ids: readonly string[], id: string, to: number): readonly string[] => {
  const left = ids.filter((one) => one !== id);
  return left.length === ids.length ? ids : left.toSpliced(Math.max(0, to), 0, id);
};

/** Updates an order to the ids `now` in the list: drops removed ids and appends new ids. */
export const orderOfNow = (order: readonly string[], now: readonly string[]): readonly string[] => [
  ...order.filter((id) => now.includes(id)),
  ...now.filter((id) => !order.includes(id)),
];
