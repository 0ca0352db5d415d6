import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber, dayText, dayLabel } from '#core/kernel/calendar-day.rule.ts';
import { dayComplaint, typedDay } from '#core/kernel/typed-day.rule.ts';

const days = fc
  .integer({ min: dayNumber('1900-01-01'), max: dayNumber('9999-12-31') })
  .map(dayText);

it('a day is read however it is written, as it is shown too', () => {
  fc.assert(
    fc.property(days, (day) => {
      const [year = '', month = '', date = ''] = day.split('-');
      const written = [
        day,
        dayLabel(day),
        dayLabel(day).replace(',', '').toUpperCase(),
        `${month}/${date}/${year}`,
        `${String(Number(month))}/${String(Number(date))}/${year}`,
        `${month}${date}${year}`,
        ` ${month}-${date}-${year} `,
        `${year}/${month}/${date}`,
        `${date} ${dayLabel(day).slice(0, 3)} ${year}`,
        `${date}-${dayLabel(day).slice(0, 3)}-${year}`,
      ];
      expect(written.map(typedDay)).toEqual(written.map(() => day));
    }),
  );
});

it('a day that is still being typed is none yet', () => {
  fc.assert(
    fc.property(days, fc.nat({ max: 12 }), (day, length) => {
      const [year = '', month = '', date = ''] = day.split('-');
      const typed = [dayLabel(day), `${month}/${date}/${year}`, `${month}${date}${year}`, day];
      for (const whole of typed)
        if (length < whole.length) {
          const read = typedDay(whole.slice(0, length));
          // Of all incomplete inputs, only 2026-03-1 is already a date.
          if (whole !== day || length < 9) expect(read).toBe(null);
        }
    }),
  );
});

describe('other ways to write a day', () => {
  it.each([
    ['september 8, 2026', '2026-09-08'],
    ['Sept. 8 2026', '2026-09-08'],
    ['May 3,2026', '2026-05-03'],
    ['2026/3/8', '2026-03-08'],
    ['12 Mar 2026', '2026-03-12'],
    ['12 March, 2026', '2026-03-12'],
    ['Mar 12, 2026', '2026-03-12'],
    ['2026-3-8', '2026-03-08'],
  ])('%s', (text, day) => {
    expect(typedDay(text)).toBe(day);
  });
});

describe('what is no day', () => {
  it.each([
    '',
    'soon',
    '2/29/2026',
    '13/1/2026',
    'Ma 3, 2026',
    'Mars 3, 2026',
    '3/8/26',
    '1/1/1899',
    '12.03.2026',
    '25.12.2026',
    '12 Mar 26',
  ])('%s', (text) => {
    expect(typedDay(text)).toBe(null);
  });
});

it('a date with dots is refused with what would be right, because it is a day first in most countries', () => {
  expect(dayComplaint(' 12.03.2026')).toBe('Enter a date like 3/12/2026 or 2026-03-12');
  expect(dayComplaint('soon')).toBe('Enter a date');
});

describe('the error says what would be right', () => {
  it.each([
    ['', 'Enter a date'],
    ['3/1', 'Enter a date'],
    ['3/12/26', 'Enter the year with four digits'],
    ['12-Mar-26', 'Enter the year with four digits'],
    ['Mar 12, 26', 'Enter the year with four digits'],
    ['2/30/2026', 'February 2026 has 28 days'],
    ['Feb 30 2028', 'February 2028 has 29 days'],
    ['2026-04-31', 'April 2026 has 30 days'],
    ['13/1/2026', 'Enter a month from 1 to 12'],
    ['1/1/1899', 'Enter a year from 1900 to 9999'],
    ['Mars 3, 2026', 'Enter a date like 3/12/2026 or 2026-03-12'],
    ['Thu, Mar 12, 2026', 'Enter a date like 3/12/2026 or 2026-03-12'],
    ['20260312', 'Enter a date like 3/12/2026 or 2026-03-12'],
    ['2026-03-12 00:00:00', 'Enter a date like 3/12/2026 or 2026-03-12'],
  ])('%s: %s', (text, words) => {
    expect(dayComplaint(text)).toBe(words);
  });

  it('of an owner with fewer years too', () => {
    expect(dayComplaint('2201-01-01', 2200)).toBe('Enter a year from 1900 to 2200');
    expect(dayComplaint('', 2200)).toBe('Enter a date');
  });
});
