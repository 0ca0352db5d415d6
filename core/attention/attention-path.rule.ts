import { APPLICATIONS } from '../session/user.schema.ts';
import { siteInfoPath, sitePartPath, testPath } from '../sites/site-address.rule.ts';
import type { AttentionItem } from './attention.schema.ts';

/** Where an alarm is looked at: its lines in the history of the site (spec §2.1 site/history). */
export const alarmPath = (siteNum: number, devNum: number | null, alarmNum: number): string =>
  `/site/history?sn=${siteNum}${devNum === null ? '' : `&dn=${devNum}`}&alarm=${alarmNum}`;

/** Where the work on an item is. */
export const attentionPath = ({
  kind,
  siteNum,
  devNum,
  subject,
}: Pick<AttentionItem, 'kind' | 'siteNum' | 'devNum' | 'subject'>): string => {
  if (kind === 'alarm') return alarmPath(siteNum, devNum, Number(subject));
  if (kind === 'test') return testPath(APPLICATIONS.dealer, siteNum, subject);
  if (kind === 'contact') return sitePartPath(siteNum, devNum, 'contacts');
  if (kind === 'schedule' || kind === 'failToClose')
    return sitePartPath(siteNum, devNum, 'schedules');
  return siteInfoPath(siteNum, devNum);
};
