import { httpHomeGateway } from '#adapters/http/http-home.gateway.ts';
import { SiteAlarmsViewModel } from '#ui/alarms/site-alarms.view-model.ts';
import { SummaryPage } from '#ui/home/summary.page.tsx';
import { SummaryViewModel } from '#ui/home/summary.view-model.ts';
import { SiteAccountViewModel } from '#ui/home/site-account.view-model.ts';
import { SiteOpeningsViewModel } from '#ui/home/site-openings.view-model.ts';
import { createSection } from './section.ts';
import { accountInfoRoutes } from '#adapters/wire/account-info.routes.ts';
import { alarmsRoutes } from '#adapters/wire/alarms.routes.ts';

/** The customer's landing screen. */
export const section = createSection(SummaryPage, {
  siteAlarms: ({ client, live, clock }) =>
    new SiteAlarmsViewModel({
      alarms: (sn, how) => client.call(alarmsRoutes.siteAlarms, { sn }, how),
      alarm: (sn, num) => client.call(alarmsRoutes.siteAlarm, { sn, num }),
      live,
      clock,
    }),
  siteAccount: ({ client, live }) =>
    new SiteAccountViewModel({
      read: (sn, how) => client.call(accountInfoRoutes.accountInfo, { sn }, how),
      live,
    }),
  siteOpenings: ({ client, live }) =>
    new SiteOpeningsViewModel({
      read: (sn, how) => client.call(alarmsRoutes.siteOpenings, { sn }, how),
      live,
    }),
  summary: ({ client, model, live }) =>
    new SummaryViewModel({
      readConsumerHome: (how) => httpHomeGateway(client).consumerHome(how),
      live,
      links: model('accountLinks'),
    }),
});
