import { LIMITS } from '../kernel/limits.ts';
import { phoneNumber } from '../kernel/phone-number.rule.ts';
import type { ContactMethod } from '../mfa/mfa.gateway.port.ts';

const EMAIL = /^[^\s\p{C}@"(),:;<>[\\\]]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/iu;

const asEmail = (text: string): ContactMethod | null => {
  if (!EMAIL.test(text) || text.startsWith('.') || text.includes('..') || text.includes('.@')) {
    return null;
  }
  const at = text.lastIndexOf('@');
  return { type: 'email', value: text.slice(0, at) + text.slice(at).toLowerCase() };
};

const asPhone = (text: string): ContactMethod | null => {
  const value = phoneNumber(text);
  return value === null || value.length <= 10 ? null : { type: 'cellPhone', value };
};

/**
 * What a person typed into "Email or Phone": its kind and normal form, null when it is neither (spec §5 "Contact info").
 * A phone becomes `+` and its digits; of an e-mail, up to 128 as accounts hold them, only the domain loses its case.
 */
export const detectContact = (typed: string): ContactMethod | null => {
  const text = typed.trim();
  const isEmail = text.includes('@');
  if (text.length > (isEmail ? LIMITS.email : LIMITS.contact)) return null;
  return isEmail ? asEmail(text) : asPhone(text);
};
