import { phoneNumber } from '../kernel/phone-number.rule.ts';

/** What a telephone link dials: digits and a leading plus, nothing else. */
export const dialAddress = (phone: string): string =>
  `tel:${phoneNumber(phone) ?? phone.replace(/[^\d+]/g, '')}`;

/** The readable part of a dealer's website; null for anything that is no web address (SECURITY.md §3). */
export const websiteHost = (website: string | null): string | null => {
  const match = website === null ? null : /^https?:\/\/([^/?#\s"'<>\\]+)/i.exec(website);
  return match?.[1] ?? null;
};
