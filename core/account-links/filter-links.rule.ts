import type { AccountLink } from '../session/user.schema.ts';
import { foldText } from '../kernel/fold-text.rule.ts';

/** Up to this many links are seen at a glance; with more the list has a filter. */
export const LINKS_AT_A_GLANCE = 8;

/** The links whose name, number or address hold every word that was typed, in any case and with or without accents; the order stays. */
export const filterLinks = <Link extends AccountLink>(
  links: readonly Link[],
  typed: string,
): readonly Link[] => {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  return links.filter((link) => {
    const text = foldText(
      [link.siteName, link.address, link.xmit, ...link.devices.map(({ xmit }) => xmit)].join('\n'),
    );
    return words.every((word) => text.includes(word));
  });
};
