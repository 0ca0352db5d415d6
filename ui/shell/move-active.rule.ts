/** Where the keys of a list lead. */
export type Move = 'next' | 'previous' | 'first' | 'last';

/** The place the arrows stand on after a key; from none the first key goes to an end, and at an end they go round. */
export const moveActive = (input: {
  /** -1 for none. */
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
