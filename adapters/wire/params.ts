import * as z from 'zod/mini';

/** A whole number above zero in a path or a query, where everything travels as text. */
export const numberText = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'Must be a number')),
  z.transform(Number),
);
