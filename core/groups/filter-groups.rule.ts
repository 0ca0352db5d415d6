import type { SiteGroup } from '../session/user.schema.ts';
import { foldText } from '../kernel/fold-text.rule.ts';

/**
 * Returns the groups for which every word of `text` is a prefix of the number or a part of the name (spec §2.3 "filter by
 * group number or name"). Keeps the order of the groups.
 */
export const filterGroups = (groups: readonly SiteGroup[], text: string): readonly SiteGroup[] => {
  const words = foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return groups;
  return groups.filter(({ siteGroupNum, siteGroupName }) => {
    const name = foldText(siteGroupName);
    return words.every((word) => String(siteGroupNum).startsWith(word) || name.includes(word));
  });
};
