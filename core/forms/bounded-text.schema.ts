import * as z from 'zod/mini';
import { tooLong } from './too-long.rule.ts';

/** Limits a text to `max` characters, with the message of {@link tooLong}. */
export const atMost = (max: number) =>
  z.maxLength(max, {
    error: ({ input }) => tooLong(typeof input === 'string' ? input : '', max),
    abort: true,
  });

/** Schema for a text of at most `max` characters. Trims surrounding white space. */
export const boundedText = (max: number) => z.string().check(z.trim(), atMost(max));

/** Refuses an empty text, because a missing value must be null in the database. */
export const notEmpty = z.minLength(1, 'Must be null, or a text that is not empty');

/**
 * Schema for a one-line text of at most `max` characters. Replaces line breaks in pasted text by spaces, because a line
 * break would end an e-mail header.
 */
export const oneLine = (max: number) =>
  z.string().check(
    z.overwrite((text) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()),
    atMost(max),
  );

/** Schema for a required text of at most `max` characters. The message for an empty text starts with `name`. */
export const requiredText = (name: string, max: number) =>
  boundedText(max).check(z.minLength(1, `${name} is required`));
