/**
 * Matches invisible characters that have an effect: control, format (reading direction, tags, zero-width), surrogate
 * halves, private and unassigned characters, and the two line separators.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]+/gu;

/** The maximum length of a report line, in code points. */
const LONGEST = 400;

/**
 * Makes a server's text safe for a terminal, a file or a prompt: one line of at most 400 code points. Characters that move
 * the cursor, set colors, ring the bell or change the reading direction are removed.
 */
export const plainText = (text: string): string => {
  const points = Array.from(text.replace(UNSEEN, ' ').replace(/ {2,}/g, ' ').trim());
  return points.length <= LONGEST ? points.join('') : `${points.slice(0, LONGEST - 1).join('')}…`;
};
