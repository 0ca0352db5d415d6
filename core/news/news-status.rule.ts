/** Where an item stands (spec §4.3), in the words its tag shows. */
export const NEWS_STATUSES = ['Active', 'Future', 'Expired'] as const;
export type NewsStatus = (typeof NEWS_STATUSES)[number];

/** From when to when an item counts: calendar days of the provider's zone, both inclusive; null is open. */
export interface NewsDays {
  readonly effectiveDate: string | null;
  readonly expirationDate: string | null;
}

/** The status on a calendar day: no start is now, no end is never. */
export const newsStatus = (
  { effectiveDate, expirationDate }: NewsDays,
  today: string,
): NewsStatus => {
  if ((expirationDate ?? today) < today) return 'Expired';
  return (effectiveDate ?? today) > today ? 'Future' : 'Active';
};

/** The status as the three flags of the entity (spec §3). */
export const newsFlags = (days: NewsDays, today: string) => {
  const status = newsStatus(days, today);
  return {
    active: status === 'Active',
    future: status === 'Future',
    expired: status === 'Expired',
  };
};

/** The flags read back. */
export const statusOf = (item: {
  readonly active: boolean;
  readonly future: boolean;
}): NewsStatus => {
  if (item.active) return 'Active';
  return item.future ? 'Future' : 'Expired';
};
