import type { AccountVerb } from './account-command.rule.ts';
import { siteHistoryPath, siteInfoPath, sitePartPath } from './site-part-path.rule.ts';

/** Returns the path of the page on which an action on an account is performed. */
export const commandPath = (
  { siteNum, devNum }: { readonly siteNum: number; readonly devNum: number },
  verb: AccountVerb,
): string => {
  switch (verb) {
    case 'history':
      return siteHistoryPath(siteNum, devNum);
    case 'test':
      return `${siteInfoPath(siteNum, devNum)}&test=new`;
    case 'callList':
      return sitePartPath(siteNum, devNum, 'contacts');
    case 'open':
      return siteInfoPath(siteNum, devNum);
  }
};
