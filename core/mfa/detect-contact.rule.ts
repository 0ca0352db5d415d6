import { emailAddress } from '../kernel/email-address.rule.ts';
import { LIMITS } from '../kernel/limits.ts';
import { phoneNumber } from '../kernel/phone-number.rule.ts';
import type { ContactMethod } from './mfa.gateway.port.ts';

const asEmail = (text: string): ContactMethod | null => {
  const value = emailAddress(text);
  return value === null || value.length > LIMITS.email ? null : { type: 'email', value };
};

const asPhone = (text: string): ContactMethod | null => {
  const value = phoneNumber(text);
  return value === null || value.length <= 10 ? null : { type: 'cellPhone', value };
};

/**
 * Returns the contact type and normalized value of the text typed into "Email or Phone", or null when it is neither (spec
 * §5 "Contact info"). A phone number becomes `+` and its digits; an e-mail address has at most 128 characters.
 */
export const detectContact = (typed: string): ContactMethod | null => {
  const text = typed.trim();
  const isEmail = text.includes('@');
  if (text.length > (isEmail ? LIMITS.email : LIMITS.contact)) return null;
  return isEmail ? asEmail(text) : asPhone(text);
};
