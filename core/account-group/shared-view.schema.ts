import * as z from 'zod/mini';
import { FILTER_SETS } from '../lists/filter-set.schema.ts';
import { rev, text } from '../operations/fields.ts';

/** Maximum numbers of shared views, and maximum length of the filters of one as text. */
export const SHARED_VIEWS = { perList: 20, perGroup: 200, address: 2000 } as const;

/** The list of a view, by the name of its shape. */
export const viewListSchema = z.string().check(z.maxLength(40), z.regex(/^[a-z]+(-[a-z]+)*$/));

/** The name of a shared view. It has no space at either end, so that two views never look alike. */
export const viewNameSchema = text(FILTER_SETS.name).check(z.regex(/^\S(.*\S)?$/u));

/** The filters of a view, as the query of the list's address without the page, such as `state=trouble&q=harbor`. */
export const viewAddressSchema = text(SHARED_VIEWS.address);

/** A view that somebody shares with the account group. */
export const sharedViewSchema = z.object({
  id: z.uuid(),
  list: viewListSchema,
  name: z.string(),
  address: z.string(),
  /** The display name of who shares the view. */
  sharedBy: z.string(),
  isOwn: z.boolean(),
  /** True if the reader may change the view, and stop sharing it. */
  mayChange: z.boolean(),
  rev,
});
export type SharedView = Readonly<z.infer<typeof sharedViewSchema>>;
