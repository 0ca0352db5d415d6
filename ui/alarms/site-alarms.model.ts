import { alarmsApi } from '#core/alarms/alarms.api.ts';
import type { Parts } from '../sections/parts.ts';
import { SiteAlarmsViewModel } from './site-alarms.view-model.ts';

/** Returns the alarms of the shown site, for the screens of dealers and customers. */
export const siteAlarmsModel = ({
  live,
  clock,
  gatewayOf,
}: Pick<Parts, 'live' | 'clock' | 'gatewayOf'>) =>
  new SiteAlarmsViewModel({
    alarms: (sn, how) => gatewayOf(alarmsApi).siteAlarms({ sn }, how),
    alarm: (sn, num) => gatewayOf(alarmsApi).siteAlarm({ sn, num }),
    live,
    clock,
  });
