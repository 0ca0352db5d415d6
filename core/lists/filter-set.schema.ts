import * as z from 'zod/mini';

/** The most sets one person keeps of one list, and the longest name of one. */
export const FILTER_SETS = { most: 20, name: 40 } as const;

/** A named filter of a list as its address says it, without the page (domain guide 5.5). */
export const filterSetSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(FILTER_SETS.name)),
  address: z.readonly(z.record(z.string(), z.string().check(z.maxLength(200)))),
});
export type FilterSet = Readonly<z.infer<typeof filterSetSchema>>;

/** What is stored of them; anything else that stands there counts as none. */
export const filterSetsSchema = z.array(filterSetSchema).check(z.maxLength(FILTER_SETS.most));
