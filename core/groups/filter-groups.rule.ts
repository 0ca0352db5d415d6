import type { SiteGroup } from '../session/user.schema.ts';

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The groups in which every word is the beginning of the number or part of the name, in their order (spec §2.3 "filter by group number or name"). */
export const filterGroups = (groups: readonly SiteGroup[], text: string): readonly SiteGroup[] => {
  const words = fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return groups;
  return groups.filter(({ siteGroupNum, siteGroupName }) => {
    const name = fold(siteGroupName);
    return words.every((word) => String(siteGroupNum).startsWith(word) || name.includes(word));
  });
};
