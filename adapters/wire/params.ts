import * as z from 'zod/mini';

/** A text that says something. */
export const text = /* @__NO_SIDE_EFFECTS__ */ (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max));

/** A whole number above zero in a path or a query, where everything travels as text. */
export const numberText = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'Must be a number')),
  z.transform(Number),
);

/** The revision a row had when it was read; one that was changed meanwhile is refused (domain guide 5.3). */
export const rev = z.int().check(z.minimum(1));

/** The same in a query, where the body is spelled out by the specification; 0 = there was nothing. */
export const revText = z.pipe(
  z.string().check(z.regex(/^(0|[1-9]\d{0,8})$/, 'Must be a revision')),
  z.transform(Number),
);

/** Yes or no in a query. */
export const flagText = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);
