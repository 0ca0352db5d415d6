import { APPLICATIONS, type Application } from '../permission/application.schema.ts';
import { requestSubjectSchema, REQUEST_SUBJECT_NAMES } from '../requests/request-detail.schema.ts';
import { requestsPath } from '../requests/request-list.ts';
import { siteHistoryPath, testPath } from '../sites/site-part-path.rule.ts';
import { supportPath } from '../support/person-path.rule.ts';
import type { Notification } from './notification.schema.ts';

/** A notification in words, and the address of what it is about. */
export interface NotificationText {
  readonly tone: 'ok' | 'alarm' | 'info' | 'trouble';
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

/** Formats an instant (milliseconds UTC) as a time of day in a zone. */
type TimeOfDay = (at: number, timeZone: string) => string;

const DECIDED: Readonly<Record<string, string>> = {
  Approved: 'approved',
  Applied: 'done',
  Refused: 'declined',
};

/** Number of characters of a message that the list shows. */
const EXCERPT = 120;

const subjectName = (field: string): string => {
  const known = requestSubjectSchema.options.find((one) => one === field);
  return known === undefined ? field : REQUEST_SUBJECT_NAMES[known];
};

const excerpt = (text: string): string =>
  text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text;

/** Returns a notification in words for the application of its reader. */
export const notificationText = (
  { devNum, kind, siteName, siteNum, state, subject, text, timeZone }: Notification,
  application: Application,
  timeOfDay: TimeOfDay,
): NotificationText => {
  const site = siteName ?? '';
  const num = siteNum ?? 0;
  const isCustomer = application === APPLICATIONS.customer;
  const isStaff = application === APPLICATIONS.staff;
  switch (kind) {
    case 'alarm':
      return {
        tone: state === 'Cleared' ? 'info' : 'alarm',
        title: `Alarm: ${text}`,
        text: state === 'Cleared' ? `${site}. The alarm is over.` : site,
        path: isCustomer
          ? `/msa/summary?sn=${num}&alarm=${subject}`
          : siteHistoryPath(num, devNum, Number(subject)),
      };
    case 'message':
      return {
        tone: 'info',
        title: siteName === null ? 'New message' : `New message about ${siteName}`,
        text: excerpt(text),
        path: `/ans-service/messages?message=${subject}`,
      };
    case 'report':
      return {
        tone: state === 'failed' ? 'trouble' : 'ok',
        title: state === 'failed' ? 'A report could not be made' : 'Your report is ready',
        text,
        path: `${isStaff ? '/reports' : '/reports/completed'}?report=${subject}`,
      };
    case 'asked':
      return {
        tone: 'info',
        title: `New request: ${subjectName(text)}`,
        text: site,
        path: isStaff
          ? supportPath({ tab: 'requests', list: { request: subject } })
          : requestsPath({ request: subject }),
      };
    case 'decided':
      return {
        tone: state === 'Refused' ? 'trouble' : 'ok',
        title: `Your request was ${DECIDED[state] ?? 'answered'}: ${subjectName(text)}`,
        text: site,
        path: isCustomer ? `/msa/account-info?sn=${num}` : requestsPath({ request: subject }),
      };
    case 'test': {
      const end = timeOfDay(Number(text), timeZone);
      return {
        tone: 'info',
        title: state === 'ending' ? `Your test ends at ${end}` : `Your test ended at ${end}`,
        text:
          state === 'ending'
            ? `${site}. After that, we act on alarms again.`
            : `${site}. We act on alarms again.`,
        path: testPath(application, num, subject),
      };
    }
  }
};
