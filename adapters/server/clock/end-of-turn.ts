let turn: Promise<void> | null = null;

/**
 * Resolves at the end of the current event-loop turn, at the same moment for all callers, so that the responses of one
 * turn are written together.
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
