import { randomUUID } from 'node:crypto';
import { HttpVisitor } from '#tests/support/http-visitor.ts';
import type { PortalServer } from './server.ts';
import { expect } from './test.ts';
import { messagesTo } from './ways-in.ts';

const DAY = 24 * 3600000;

/** Schedules a daily report to one email address as a dealer, then advances the clock to the next morning. */
export const scheduleReport = async (server: PortalServer, to: string): Promise<void> => {
  const dealer = new HttpVisitor(server.dealer);
  await dealer.signIn('dealer.limited');
  const asked = await dealer.call('POST', '/api/report/schedules', {
    id: randomUUID(),
    name: 'Zones of the morning',
    kind: 'zoneList',
    scope: { kind: 'group', siteGroupNum: 4471 },
    period: { kind: 'day', days: 1 },
    format: 'csv',
    frequency: 'daily',
    weekday: 1,
    monthDay: 1,
    atTime: '06:00',
    timeZone: 'America/New_York',
    recipients: [{ name: null, email: to }],
    sendWhenEmpty: true,
    active: true,
  });
  expect(asked.status, await asked.clone().text()).toBe(200);
  await server.post('/demo/clock', { advanceMs: DAY });
};

/** Schedules a daily report with `scheduleReport`. Returns the download link from the email in the outbox. */
export const mailReport = async (server: PortalServer, to: string): Promise<string> => {
  await scheduleReport(server, to);
  const links = async () =>
    (await messagesTo(server, to)).flatMap(({ link }) =>
      link?.includes('/reports-download/') === true ? [link] : [],
    );
  await expect.poll(links, { timeout: 30_000 }).not.toEqual([]);
  const [link = ''] = await links();
  return link;
};
