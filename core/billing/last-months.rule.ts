const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Returns the 12 months up to the month of a day, `2026-11`, oldest first. */
export const lastMonths = (today: string): readonly string[] => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: 12 }, (_, index) => {
    const at = year * 12 + month - 12 + index;
    return `${String(Math.floor(at / 12))}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
};

/** Returns a month as text: "Nov", or "November 2026". */
export const monthText = (month: string, as: 'short' | 'whole'): string => {
  const [year = '', num = '1'] = month.split('-');
  const name = MONTHS[Number(num) - 1] ?? month;
  return as === 'short' ? name.slice(0, 3) : `${name} ${year}`;
};
