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

/** Returns months in the form `2026-11`, oldest first, ending with the month of `today`. */
export const lastMonths = (today: string, count = 12): readonly string[] => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const at = year * 12 + month - count + index;
    return `${String(Math.floor(at / 12))}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
};

/** Formats a month: "Nov", or "November 2026". */
export const monthText = (month: string, as: 'short' | 'whole'): string => {
  const [year = '', num = '1'] = month.split('-');
  const name = MONTHS[Number(num) - 1] ?? month;
  return as === 'short' ? name.slice(0, 3) : `${name} ${year}`;
};
