/**
 * All categories of invisible characters that have an effect: control, format (reading direction, tags, zero-width),
 * surrogate halves, private, unassigned; and the two separators that end a line.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]+/gu;

/** The maximum number of code points in a report line, so that a long response is not printed in full. */
const LONGEST = 400;

/**
 * Makes text from a server safe for a terminal, a file or a prompt: one line without characters that move the cursor, set
 * colors, ring or change the reading direction, and at most 400 code points.
 */
export const plainText = (text: string): string => {
  const points = Array.from(text.replace(UNSEEN, ' ').replace(/ {2,}/g, ' ').trim());
  return points.length <= LONGEST ? points.join('') : `${points.slice(0, LONGEST - 1).join('')}…`;
};
