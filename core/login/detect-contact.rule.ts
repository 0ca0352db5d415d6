import { LIMITS } from '../kernel/limits.ts';
import type { ContactMethod } from '../mfa/mfa.gateway.port.ts';

const EMAIL = /^[^\s\p{C}@"(),:;<>[\\\]]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/iu;
const PHONE = /^\+?[\d\s().-]+$/;

const asEmail = (text: string): ContactMethod | null => {
  if (!EMAIL.test(text) || text.startsWith('.') || text.includes('..') || text.includes('.@')) {
    return null;
  }
  const at = text.lastIndexOf('@');
  return { type: 'email', value: text.slice(0, at) + text.slice(at).toLowerCase() };
};

const asPhone = (text: string): ContactMethod | null => {
  if (!PHONE.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  if (digits.length < 10 || digits.length > 15) return null;
  // Ten digits without a country are a North American number.
  const country = digits.length === 10 && !text.startsWith('+') ? '1' : '';
  return { type: 'cellPhone', value: `+${country}${digits}` };
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
