/**
 * Returns the message for a text of more than `max` characters; null if the text fits. The message contains the limit and
 * the excess, because fields do not truncate pasted text (ui README §8).
 */
export const tooLong = (text: string, max: number): string | null =>
  text.length <= max
    ? null
    : `Must be at most ${max} characters long, ${text.length - max} too many`;
