/**
 * Returns the message for a text with more than `max` characters; null if it fits. It states the limit and the excess,
 * because no field truncates pasted text (ui README §8).
 */
export const tooLong = (text: string, max: number): string | null =>
  text.length <= max
    ? null
    : `Must be at most ${max} characters long, ${text.length - max} too many`;
