import type { NoticeKind } from './contact.ts';

/** What a contact may wish to hear of, in the order of the table of wishes: its words there, and those a mail's subject begins with (domain guide 6.2 "Notify"). */
export const NOTICE_KIND_TEXT: Readonly<
  Record<NoticeKind, { readonly label: string; readonly subject: string }>
> = {
  alarm: { label: 'Alarms', subject: 'Alarm' },
  cleared: { label: 'Alarms that are over', subject: 'Alarm is over' },
  trouble: { label: 'Troubles', subject: 'Trouble' },
  test: { label: 'Tests', subject: 'Test' },
  schedule: { label: 'Openings and closings', subject: 'Openings and closings' },
};
