/** The statuses of a news item, as shown on its tag (spec §4.3). */
export const NEWS_STATUSES = ['Active', 'Future', 'Expired'] as const;
export type NewsStatus = (typeof NEWS_STATUSES)[number];

/** The first and last day of a news item: calendar days in the provider's time zone, both inclusive. Null means no limit. */
export interface NewsDays {
  readonly effectiveDate: string | null;
  readonly expirationDate: string | null;
}

/** Returns the status on a calendar day. Without a start date the item is active at once; without an end date it never expires. */
export const newsStatus = (
  { effectiveDate, expirationDate }: NewsDays,
  today: string,
): NewsStatus => {
  if ((expirationDate ?? today) < today) return 'Expired';
  return (effectiveDate ?? today) > today ? 'Future' : 'Active';
};

/** Returns the status of a news item as three flags (spec §3). */
export const newsFlags = (days: NewsDays, today: string) => {
  const status = newsStatus(days, today);
  return {
    active: status === 'Active',
    future: status === 'Future',
    expired: status === 'Expired',
  };
};

/** Returns the status that corresponds to the three flags of a news item. */
export const statusOf = (item: {
  readonly active: boolean;
  readonly future: boolean;
}): NewsStatus => {
  if (item.active) return 'Active';
  return item.future ? 'Future' : 'Expired';
};
