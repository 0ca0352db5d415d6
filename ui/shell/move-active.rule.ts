/** A keyboard movement in a list. */
export type Move = 'next' | 'previous' | 'first' | 'last';

/** Returns the active index after a key press. The first press goes to the start or end; past an end, the index wraps around. */
export const moveActive = (input: {
  /** -1 if no index is active. */
  readonly active: number;
  readonly count: number;
  readonly to: Move;
}): number => {
  const { active, count, to } = input;
  if (count === 0) return -1;
  switch (to) {
    case 'first':
      return 0;
    case 'last':
      return count - 1;
    case 'next':
      return (active + 1) % count;
    case 'previous':
      return active <= 0 ? count - 1 : active - 1;
  }
};
