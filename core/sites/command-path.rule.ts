import type { AccountVerb } from './account-command.rule.ts';
import { siteHistoryPath, siteInfoPath, sitePartPath } from './site-part-path.rule.ts';

/** Where something is done with an account. */
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
