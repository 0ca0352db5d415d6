let turn: Promise<void> | null = null;

/**
 * Settles once everything that came in together was looked at: at the end of this turn of the event loop, for all who ask
 * in it. What leaves then leaves together, because each write that wakes another process, a database or a client, costs
 * as much as the rest of an answer; where nothing else is under way nobody waits.
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
