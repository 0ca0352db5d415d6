import type { SearchField } from '#core/sites/site.schema.ts';

/** The number a field has in `site_term`; stored, so never changed. */
export const TERM_FIELDS: Readonly<Record<SearchField, number>> = {
  number: 1,
  transmitter: 2,
  name: 3,
  phone: 4,
  address: 5,
};
