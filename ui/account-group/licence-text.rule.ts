import type { Licence } from '#core/account-group/company.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { dayNumber } from '#core/kernel/calendar-day.rule.ts';

/** So many days before its end a licence is warned of. */
const SOON = 60;

/** What the last day of a licence means on a day; null for one without. */
export const licenceText = (
  { expires }: Pick<Licence, 'expires'>,
  today: string,
):
  | { readonly tone: 'muted'; readonly day: string }
  | { readonly tone: 'warn' | 'bad'; readonly text: string }
  | null => {
  if (expires === null) return null;
  const left = dayNumber(expires) - dayNumber(today);
  if (left < 0) return { tone: 'bad', text: `expired ${counted(-left, 'day')} ago` };
  if (left === 0) return { tone: 'warn', text: 'expires today' };
  return left <= SOON
    ? { tone: 'warn', text: `expires in ${counted(left, 'day')}` }
    : { tone: 'muted', day: expires };
};
