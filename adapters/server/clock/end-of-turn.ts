let turn: Promise<void> | null = null;

/**
 * Resolves at the end of the current event-loop turn, at the same moment for all callers. Responses that wait for it are
 * written together, because waking another process with each single write is expensive. On an idle server the wait is not
 * noticeable.
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
