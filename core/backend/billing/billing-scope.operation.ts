import { calendarDay } from '../../kernel/calendar-day.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { activeGroup, type ListInput } from '../sites/list-sites.operation.ts';
import type { BillingScope } from './billing.repository.port.ts';

/**
 * Returns the billing scope of a request, with today's date in the provider's time zone. Returns null for a group outside
 * the caller's scope (SECURITY.md T8).
 */
export const billingScope = (
  { clock, providerTimeZone }: Pick<BackendPorts, 'clock' | 'providerTimeZone'>,
  caller: SessionCaller,
  input: ListInput,
): BillingScope | null => {
  const siteGroupNum = activeGroup(caller, input.siteGroupNum);
  return siteGroupNum === null
    ? null
    : { siteGroupNum, today: calendarDay(clock.now(), providerTimeZone) };
};
