import { phoneNumber } from '../kernel/phone-number.rule.ts';

/** Returns the `tel:` URL of a phone number, with only digits and a leading plus. */
export const dialAddress = (phone: string): string =>
  `tel:${phoneNumber(phone) ?? phone.replace(/[^\d+]/g, '')}`;

/** Returns the host of a dealer's website; null if the text is no web address (SECURITY.md §3). */
export const websiteHost = (website: string | null): string | null => {
  const match = website === null ? null : /^https?:\/\/([^/?#\s"'<>\\]+)/i.exec(website);
  return match?.[1] ?? null;
};
