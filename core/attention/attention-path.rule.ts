import { APPLICATIONS } from '../permission/application.schema.ts';
import {
  siteHistoryPath,
  siteInfoPath,
  sitePartPath,
  testPath,
} from '../sites/site-part-path.rule.ts';
import type { AttentionItem } from './attention.schema.ts';

/** Returns the path of the screen where an attention item is handled. */
export const attentionPath = ({
  kind,
  siteNum,
  devNum,
  subject,
}: Pick<AttentionItem, 'kind' | 'siteNum' | 'devNum' | 'subject'>): string => {
  if (kind === 'alarm') return siteHistoryPath(siteNum, devNum, Number(subject));
  if (kind === 'test') return testPath(APPLICATIONS.dealer, siteNum, subject);
  if (kind === 'contact') return sitePartPath(siteNum, devNum, 'contacts');
  if (kind === 'schedule' || kind === 'failToClose')
    return sitePartPath(siteNum, devNum, 'schedules');
  return siteInfoPath(siteNum, devNum);
};
