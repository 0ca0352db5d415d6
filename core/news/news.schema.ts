import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import { MESSAGES } from '../kernel/messages.ts';
import { isCalendarDay } from './calendar-day.rule.ts';

/** Icons a news item may carry, by the names of the icon viewer (spec §3). */
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

/** Colours of a news item's border and icon (spec §3), as they are stored; screens call amber Yellow. */
export const NEWS_COLORS = ['blue', 'green', 'red', 'amber'] as const;
export type NewsColor = (typeof NEWS_COLORS)[number];

/** `http:` or `https:` with a host, without a name or password in it: nothing else is ever opened (SECURITY.md §3). */
const WEB_ADDRESS = /^https?:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/i;

const text = (name: string, max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `${name} is required`),
      z.maxLength(max, `Must be at most ${max} characters long`),
    );
const day = z.nullable(z.string().check(z.refine(isCalendarDay, 'Must be a date')));

/** What an editor writes (spec §5 News); dates are calendar days of the provider's zone, both inclusive, null is open. */
export const newsDraftSchema = z
  .strictObject({
    title: text('Title', LIMITS.newsTitle),
    body: text('Body', LIMITS.newsBody),
    icon: z.enum(NEWS_ICONS),
    color: z.enum(NEWS_COLORS),
    effectiveDate: day,
    expirationDate: day,
    /** Ascending in lists, null last. */
    order: z.nullable(
      z
        .int('Must be a whole number')
        .check(z.minimum(0, 'Must be 0 or more'), z.maximum(9999, 'Must be 9999 or less')),
    ),
    url: z.nullable(
      z
        .string()
        .check(
          z.maxLength(LIMITS.newsUrl, `Must be at most ${LIMITS.newsUrl} characters long`),
          z.regex(WEB_ADDRESS, 'Must begin with https:// or http://'),
        ),
    ),
  })
  .check(
    z.refine(
      ({ effectiveDate, expirationDate }) =>
        effectiveDate === null || expirationDate === null || effectiveDate <= expirationDate,
      { error: MESSAGES.newsDates, path: ['effectiveDate'] },
    ),
  );
export type NewsDraft = z.infer<typeof newsDraftSchema>;

const flag = z.boolean();

/** A news item as everybody sees it (spec §3); exactly one of the three flags is true. */
export const newsItemSchema = z.object({
  newsId: z.string(),
  title: z.string(),
  body: z.string(),
  effectiveDate: z.nullable(z.string()),
  expirationDate: z.nullable(z.string()),
  order: z.nullable(z.int()),
  icon: z.enum(NEWS_ICONS),
  color: z.enum(NEWS_COLORS),
  url: z.nullable(z.string()),
  documentName: z.nullable(z.string()),
  hasDocument: flag,
  active: flag,
  future: flag,
  expired: flag,
});
export type NewsItem = z.infer<typeof newsItemSchema>;

/** An active item for its reader. */
export const readerNewsSchema = z.extend(newsItemSchema, { unread: flag });
export type ReaderNews = z.infer<typeof readerNewsSchema>;

/** An item for those who edit it: which version it is, and whose. */
export const editedNewsSchema = z.extend(newsItemSchema, {
  rev: z.int(),
  documentSize: z.nullable(z.int()),
  updatedAt: z.string(),
  updatedBy: z.string(),
});
export type EditedNews = z.infer<typeof editedNewsSchema>;

/** One page of the setup list; `total` counts what the filters leave. */
export const newsPageSchema = z.object({ items: z.array(editedNewsSchema), total: z.int() });
export type NewsPage = z.infer<typeof newsPageSchema>;
