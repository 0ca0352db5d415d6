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

/** Returns 12 months in the form `2026-11`, oldest first, ending with the month of `today`. */
export const lastMonths = (today: string): readonly string[] => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: 12 }, (_, index) => {
    const at = year * 12 + month - 12 + index;
    return `${String(Math.floor(at / 12))}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
};

/** Formats a month: "Nov", or "November 2026". */
export const monthText = (month: string, as: 'short' | 'whole'): string => {
  const [year = '', num = '1'] = month.split('-');
  const name = MONTHS[Number(num) - 1] ?? month;
  return as === 'short' ? name.slice(0, 3) : `${name} ${year}`;
};
