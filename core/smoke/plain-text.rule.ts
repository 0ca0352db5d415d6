/** Every category of characters that is not seen but does something: control, format (reading direction, tags, nothing-wide), halves of pairs, private, unassigned; and the two separators that end a line. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]+/gu;

/** Code points of a line of a report; a server that sends a book does not get it printed. */
const LONGEST = 400;

/** A text of a server made fit for a terminal, a file or a prompt: one line, nothing that moves a cursor, colours, rings or turns the reading direction, at most 400 code points. */
export const plainText = (text: string): string => {
  const points = Array.from(text.replace(UNSEEN, ' ').replace(/ {2,}/g, ' ').trim());
  return points.length <= LONGEST ? points.join('') : `${points.slice(0, LONGEST - 1).join('')}…`;
};
