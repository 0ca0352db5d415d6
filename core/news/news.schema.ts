import * as z from 'zod/mini';
import {
  choiceField,
  createForm,
  optionalNumber,
  optionalText,
  textField,
} from '../forms/create-form.schema.ts';
import { readForm, type FieldErrors } from '../forms/read-form.schema.ts';
import { atMost, requiredText } from '../forms/bounded-text.schema.ts';
import { daySchema } from '../forms/day.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { MESSAGES } from '../kernel/messages.ts';
import type { Result } from '../kernel/result.ts';
import { isBefore } from '../kernel/calendar-day.rule.ts';

/** Icons that a news item may have, by their names in the icon viewer (spec §3). */
export const NEWS_ICONS = [
  'bell-alert',
  'calendar-days-filled',
  'envelope',
  'exclamation-circle-filled',
  'shield-exclamation-filled',
  'exclamation-triangle-filled',
  'newspaper-filled',
] as const;
export type NewsIcon = (typeof NEWS_ICONS)[number];

/** Colors of a news item's border and icon (spec §3), as stored. Screens show amber as Yellow. */
export const NEWS_COLORS = ['blue', 'green', 'red', 'amber'] as const;
export type NewsColor = (typeof NEWS_COLORS)[number];

/** Matches an `http:` or `https:` URL with a host and without a user name or password. No other URL is ever opened (SECURITY.md §3). */
const WEB_ADDRESS = /^https?:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/i;

const day = () => optionalText(daySchema(2999, 'Must be a date'));

/** The fields of a news item (spec §5 News), in form order. Request, response, form and storage have exactly these fields. */
export const newsForm = createForm({
  title: textField(requiredText('Title', LIMITS.newsTitle)),
  body: textField(requiredText('Body', LIMITS.newsBody)),
  icon: choiceField(z.enum(NEWS_ICONS), 'newspaper-filled'),
  color: choiceField(z.enum(NEWS_COLORS), 'blue'),
  effectiveDate: day(),
  expirationDate: day(),
  /** The sort position in lists, ascending. Items without a position come last. */
  order: optionalNumber(
    z
      .int('Must be a whole number')
      .check(z.minimum(0, 'Must be 0 or more'), z.maximum(9999, 'Must be 9999 or less')),
  ),
  url: optionalText(
    z
      .string()
      .check(atMost(LIMITS.newsUrl), z.regex(WEB_ADDRESS, 'Must begin with https:// or http://')),
  ),
});

/** The values an editor writes. Dates are calendar days in the provider's time zone, both inclusive. Null means no limit. */
export const newsDraftSchema = z.strictObject(newsForm.draft).check(
  z.refine(({ effectiveDate, expirationDate }) => !isBefore(expirationDate, effectiveDate), {
    error: MESSAGES.newsDates,
    path: ['effectiveDate'],
  }),
);
export type NewsDraft = z.infer<typeof newsDraftSchema>;

/** The values of the news form while they are being typed. */
export type NewsFields = ReturnType<typeof newsForm.show>;

/** Checks the typed values and returns the draft to send, or the error messages by field. */
export const readNewsForm = (fields: NewsFields): Result<NewsDraft, FieldErrors> =>
  readForm(newsDraftSchema, newsForm.read(fields));

const flag = z.boolean();

/** A news item as all readers see it (spec §3). Exactly one of the three flags is true. */
export const newsItemSchema = z.object({
  newsId: z.string(),
  ...newsForm.stored,
  documentName: z.nullable(z.string()),
  hasDocument: flag,
  active: flag,
  future: flag,
  expired: flag,
});
export type NewsItem = z.infer<typeof newsItemSchema>;

/** An active news item, and whether this reader has not read it yet. */
export const readerNewsSchema = z.extend(newsItemSchema, {
  // An older server does not send it. During an update, it answers beside the newer one.
  documentSize: z.optional(z.nullable(z.int())),
  unread: flag,
});
export type ReaderNews = z.infer<typeof readerNewsSchema>;

/** A news item as its editors see it, with the revision and the last editor. */
export const editedNewsSchema = z.extend(newsItemSchema, {
  rev: z.int(),
  documentSize: z.nullable(z.int()),
  updatedAt: z.string(),
  updatedBy: z.string(),
});
export type EditedNews = z.infer<typeof editedNewsSchema>;

/** One page of the setup list. `total` counts the items that match the filters. */
export const newsPageSchema = z.object({ items: z.array(editedNewsSchema), total: z.int() });
export type NewsPage = z.infer<typeof newsPageSchema>;
