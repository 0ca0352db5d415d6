import * as z from 'zod/mini';

/** Builds the schema of a text that must not be empty. */
export const text = /* @__NO_SIDE_EFFECTS__ */ (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max));

/** A whole number above zero, of up to nine digits: sites, groups, accounts, pages. */
export const wholeNumber = z.int().check(z.minimum(1), z.maximum(999999999));

/** The revision a row had when it was read. If the row has changed since, the request is refused (domain guide 5.3). */
export const rev = wholeNumber;

/** A whole number of up to nine digits, including zero. Areas count from 0, which is the panel itself. */
export const zeroOrMore = z.int().check(z.minimum(0), z.maximum(999999999));

/** Like `rev`, but 0 means that there was no row. */
export const revOrNone = zeroOrMore;

/** A boolean field. */
export const flag = z.boolean();
