import * as z from 'zod/mini';
import { tooLong } from './too-long.rule.ts';

/** At most so many characters; said in the words of {@link tooLong}. */
export const atMost = (max: number) =>
  z.maxLength(max, {
    error: ({ input }) => tooLong(typeof input === 'string' ? input : '', max),
    abort: true,
  });

/** A text of at most so many characters, without the white space around it. */
export const boundedText = (max: number) => z.string().check(z.trim(), atMost(max));

/** What stands for nothing is null, not an empty text: the database holds no name of no characters. */
export const notEmpty = z.minLength(1, 'Must be null, or a text that is not empty');

/** The same on one line: a line break of a pasted text is a space, because it would end a head of a mail. */
export const oneLine = (max: number) =>
  z.string().check(
    z.overwrite((text) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()),
    atMost(max),
  );

/** The same where something must stand; `name` begins the words about an empty one. */
export const requiredText = (name: string, max: number) =>
  boundedText(max).check(z.minLength(1, `${name} is required`));
