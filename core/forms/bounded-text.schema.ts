import * as z from 'zod/mini';
import { tooLong } from './too-long.rule.ts';

/** Limits the number of characters, with the message of {@link tooLong}. */
export const atMost = (max: number) =>
  z.maxLength(max, {
    error: ({ input }) => tooLong(typeof input === 'string' ? input : '', max),
    abort: true,
  });

/** A text of at most `max` characters, with surrounding white space removed. */
export const boundedText = (max: number) => z.string().check(z.trim(), atMost(max));

/** A missing value must be null, not an empty text, because the database stores no empty names. */
export const notEmpty = z.minLength(1, 'Must be null, or a text that is not empty');

/** A text on one line of at most `max` characters. A line break in pasted text becomes a space, because it would end an e-mail header. */
export const oneLine = (max: number) =>
  z.string().check(
    z.overwrite((text) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()),
    atMost(max),
  );

/** A required text of at most `max` characters. `name` starts the message for an empty one. */
export const requiredText = (name: string, max: number) =>
  boundedText(max).check(z.minLength(1, `${name} is required`));
