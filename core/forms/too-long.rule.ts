/** What a field says of a text with more than `max` characters: the limit, and by how many it is passed, because no field cuts what is pasted (ui README §8); null of one that fits. */
export const tooLong = (text: string, max: number): string | null =>
  text.length <= max
    ? null
    : `Must be at most ${max} characters long, ${text.length - max} too many`;
