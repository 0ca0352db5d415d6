import * as z from 'zod/mini';

/** Maximum number of filter sets per user and list, and maximum length of a name in characters. */
export const FILTER_SETS = { most: 20, name: 40 } as const;

/** A named filter of a list, as written in the list's URL without the page (domain guide 5.5). */
export const filterSetSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(FILTER_SETS.name)),
  address: z.readonly(z.record(z.string(), z.string().check(z.maxLength(200)))),
});
export type FilterSet = Readonly<z.infer<typeof filterSetSchema>>;

/** The user's stored filter sets of a list. */
export const filterSetsSchema = z.array(filterSetSchema).check(z.maxLength(FILTER_SETS.most));
