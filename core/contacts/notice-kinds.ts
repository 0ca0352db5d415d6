import type { NoticeKind } from './contact.ts';

/**
 * The kinds of notices in the order of the matrix, with the label in the matrix and the start of an e-mail's subject
 * (domain guide 6.2 "Notify").
 */
export const NOTICE_KIND_TEXT: Readonly<
  Record<NoticeKind, { readonly label: string; readonly subject: string }>
> = {
  alarm: { label: 'Alarms', subject: 'Alarm' },
  cleared: { label: 'Alarms that are over', subject: 'Alarm is over' },
  trouble: { label: 'Troubles', subject: 'Trouble' },
  test: { label: 'Tests', subject: 'Test' },
  schedule: { label: 'Openings and closings', subject: 'Openings and closings' },
};
