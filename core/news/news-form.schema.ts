import type { Result } from '../kernel/result.ts';
import { readForm, type FieldErrors } from '../forms/read-form.schema.ts';
import { newsDraftSchema, type EditedNews, type NewsDraft } from './news.schema.ts';

/** What the fields of the editor hold: text throughout, empty for nothing. */
export type NewsFields = Record<keyof NewsDraft, string>;

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** An order that is no number stays one that the schema refuses. */
const orderOf = (text: string): number | null =>
  text.trim() === '' ? null : /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;

/** Judges the editor's fields (spec §5 News): the draft to send, or words at each field. */
export const readNewsForm = (fields: NewsFields): Result<NewsDraft, FieldErrors> =>
  readForm(newsDraftSchema, {
    ...fields,
    effectiveDate: orNull(fields.effectiveDate),
    expirationDate: orNull(fields.expirationDate),
    order: orderOf(fields.order),
    url: orNull(fields.url),
  });

/** What the editor shows of an item, and of a new one. */
export const newsFields = (item: EditedNews | null): NewsFields => ({
  title: item?.title ?? '',
  body: item?.body ?? '',
  icon: item?.icon ?? 'newspaper-filled',
  color: item?.color ?? 'blue',
  effectiveDate: item?.effectiveDate ?? '',
  expirationDate: item?.expirationDate ?? '',
  order: item?.order?.toString() ?? '',
  url: item?.url ?? '',
});
