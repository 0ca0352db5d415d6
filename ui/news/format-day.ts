/** A calendar day in short: "Mar 12", with the year only when it is not the present one. It belongs to no zone, so none is applied. */
export const formatDay = (day: string): string => {
  const thisYear = String(new Date().getFullYear());
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    ...(!day.startsWith(thisYear) && { year: 'numeric' }),
  }).format(Date.parse(day));
};
