let turn: Promise<void> | null = null;

/**
 * Resolves at the end of this turn of the event loop, for all callers of the same turn. Responses that wait for it are
 * sent together, because each write that wakes another process costs as much as the rest of a response. When no other work
 * is pending, the wait is not noticeable.
 */
export const endOfTurn = (): Promise<void> => {
  turn ??= new Promise((resolve) => {
    setImmediate(() => {
      turn = null;
      resolve();
    });
  });
  return turn;
};
