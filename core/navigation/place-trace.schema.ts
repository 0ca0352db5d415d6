import * as z from 'zod/mini';

/** The name under which a tab stores the places of its history entries. Removed at each sign-in and sign-out. */
export const PLACES = 'places';

const focusMarkSchema = z.object({
  /** The key of the list row that contains the control; null outside of rows. */
  row: z.nullable(z.string()),
  tag: z.string(),
  id: z.nullable(z.string()),
  href: z.nullable(z.string()),
  /** A checksum of the control's name. The name itself may be a person's and is not stored. */
  name: z.number(),
  /** The position among controls that are alike. */
  nth: z.number(),
});

/** What identifies a control when its screen is drawn again. */
export type FocusMark = z.infer<typeof focusMarkSchema>;

const placeTraceSchema = z.object({
  /** Pixels from the top of the page. */
  scroll: z.number(),
  /** Pixels from the top of each scroll box, by the box's name. */
  boxes: z.record(z.string(), z.number()),
  focus: z.nullable(focusMarkSchema),
});

/** Where a person stood on a screen: scroll positions and the focused control. */
export type PlaceTrace = z.infer<typeof placeTraceSchema>;

const recordTrailSchema = z.object({
  /** The list's query as URL parameters, with the page and its size. */
  query: z.string(),
  /** The keys of the rows on this page. */
  keys: z.array(z.string()),
  /** The number of rows before this page. */
  offset: z.number(),
  total: z.number(),
});

/** The rows of a list from which a record was opened on a screen of its own. */
export type RecordTrail = z.infer<typeof recordTrailSchema>;

/** What a tab remembers: the places of its history entries, oldest first, and the list of the last opened account. */
export const placesSchema = z.object({
  traces: z.array(z.tuple([z.string(), placeTraceSchema])),
  trail: z.nullable(recordTrailSchema),
});
