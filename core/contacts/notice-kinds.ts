import type { NoticeKind } from './contact.ts';

/** Kinds of notices in display order, each with its label in the form and the start of an e-mail subject (domain guide 6.2 "Notify"). */
export const NOTICE_KIND_TEXT: Readonly<
  Record<NoticeKind, { readonly label: string; readonly subject: string }>
> = {
  alarm: { label: 'Alarms', subject: 'Alarm' },
  cleared: { label: 'Alarms that have ended', subject: 'Alarm ended' },
  trouble: { label: 'Troubles', subject: 'Trouble' },
  test: { label: 'Tests', subject: 'Test' },
  schedule: { label: 'Openings and closings', subject: 'Openings and closings' },
};
