import * as z from 'zod/mini';

/** A text that says something. */
export const text = /* @__NO_SIDE_EFFECTS__ */ (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max));

/** A whole number above zero, of up to nine digits: sites, groups, accounts, pages. */
export const wholeNumber = z.int().check(z.minimum(1), z.maximum(999999999));

/** The revision a row had when it was read; one that was changed meanwhile is refused (domain guide 5.3). */
export const rev = wholeNumber;

/** A whole number of up to nine digits; areas are counted from 0, the panel itself. */
export const zeroOrMore = z.int().check(z.minimum(0), z.maximum(999999999));

/** The same as `rev` where 0 says that there was nothing. */
export const revOrNone = zeroOrMore;

/** Yes or no. */
export const flag = z.boolean();
