import { expect, it } from 'vitest';
import {
  NOTIFICATION_KINDS,
  notificationKinds,
  type Notification,
} from '#core/notifications/notification.schema.ts';
import { notificationText } from '#core/notifications/notification-text.rule.ts';

const about = (part: Partial<Notification>): Notification => ({
  key: 'k',
  kind: 'alarm',
  at: '2026-03-12T17:55:00.000Z',
  subject: '88231',
  state: 'New',
  text: 'Interior motion',
  siteNum: 44,
  siteName: 'Cold store',
  devNum: 1,
  timeZone: 'America/New_York',
  ...part,
});
const told = (part: Partial<Notification>, application: 1 | 2 | 3 = 2) => {
  const { path, text, title, tone } = notificationText(about(part), application, () => '14:10');
  return `${tone} | ${title} | ${text} | ${path}`;
};

it('says an alarm in words and opens it where its reader sees it', () => {
  expect(told({})).toBe(
    'alarm | Alarm: Interior motion | Cold store | /site/history?sn=44&dn=1&alarm=88231',
  );
  expect(told({ state: 'Cleared' }, 3)).toBe(
    'info | Alarm: Interior motion | Cold store. The alarm is over. | /msa/summary?sn=44&alarm=88231',
  );
});

it('says messages, reports, requests and tests', () => {
  expect(told({ kind: 'message', subject: 'm', text: 'x'.repeat(200), siteName: null })).toBe(
    `info | New message | ${'x'.repeat(120)}… | /ans-service/messages?message=m`,
  );
  expect(told({ kind: 'report', subject: 'r', state: 'ready', text: 'Alarms' })).toBe(
    'ok | Your report is ready | Alarms | /reports/completed?report=r',
  );
  expect(told({ kind: 'report', subject: 'r', state: 'failed', text: 'Alarms' }, 1)).toBe(
    'trouble | A report could not be made | Alarms | /reports?report=r',
  );
  expect(told({ kind: 'asked', subject: 'q', state: 'Submitted', text: 'street' })).toBe(
    'info | New request: Street | Cold store | /site/requests?request=q',
  );
  expect(told({ kind: 'asked', subject: 'q', state: 'Approved', text: 'service' }, 1)).toBe(
    'info | New request: Cancel service | Cold store | /support?tab=requests&request=q',
  );
  expect(told({ kind: 'decided', subject: 'q', state: 'Refused', text: 'street' }, 3)).toBe(
    'trouble | Your request was declined: Street | Cold store | /msa/account-info?sn=44',
  );
  expect(told({ kind: 'test', subject: 't', state: 'ending', text: '0' })).toBe(
    'info | Your test ends at 14:10 | Cold store. After that, we act on alarms again. | /site/info?sn=44&test=t',
  );
  expect(told({ kind: 'test', subject: 't', state: 'ended', text: '0' }, 3)).toBe(
    'info | Your test ended at 14:10 | Cold store. We act on alarms again. | /msa/no-action?sn=44&test=t',
  );
});

it('gives each person the kinds that person may see', () => {
  const all = ['ansServiceBlockFlag', 'reportRead', 'siteEdit', 'noActionRead', 'requests'];
  expect(notificationKinds(2, all)).toEqual(NOTIFICATION_KINDS);
  expect(notificationKinds(2, [])).toEqual(['alarm', 'decided']);
  expect(notificationKinds(3, all)).toEqual(['alarm', 'decided', 'test']);
  expect(notificationKinds(3, [])).toEqual(['alarm', 'decided']);
  expect(notificationKinds(1, all)).toEqual(['report', 'asked']);
  expect(notificationKinds(1, [])).toEqual(['report']);
});
