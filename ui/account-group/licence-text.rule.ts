import type { Licence } from '#core/account-group/company.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { dayNumber } from '#core/kernel/calendar-day.rule.ts';

/** Number of days before a license's expiry from which a warning is shown. */
const SOON = 60;

/** Returns the expiry warning of a license on a given day; null if no warning is due. */
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
