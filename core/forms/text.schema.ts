import * as z from 'zod/mini';

/** A text of at most so many characters, without the white space around it. */
export const boundedText = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, `Must be at most ${max} characters long`));

/** The same where something must stand; `name` begins the words about an empty one. */
export const requiredText = (name: string, max: number) =>
  boundedText(max).check(z.minLength(1, `${name} is required`));
