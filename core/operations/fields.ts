import * as z from 'zod/mini';

/** Builds the schema of a text that must not be empty and has at most `max` characters. */
export const text = /* @__NO_SIDE_EFFECTS__ */ (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max));

/** The schema of a whole number above zero with up to nine digits, such as a site number, group number or page number. */
export const wholeNumber = z.int().check(z.minimum(1), z.maximum(999999999));

/**
 * The schema of the revision that a row had when the client read it. The server refuses the request if the row has changed
 * since then (domain guide 5.3).
 */
export const rev = wholeNumber;

/** The schema of a whole number with up to nine digits, including zero. Zero is needed because area 0 is the panel itself. */
export const zeroOrMore = z.int().check(z.minimum(0), z.maximum(999999999));

/** The schema of a revision that is 0 when the row did not exist yet. */
export const revOrNone = zeroOrMore;

export const flag = z.boolean();
