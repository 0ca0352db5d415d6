import type { StoredContact } from './account.repository.port.ts';

const DOTS = '•••';

const maskEmail = (value: string): string => {
  const at = value.lastIndexOf('@');
  const domain = value.slice(at + 1);
  const dot = domain.lastIndexOf('.');
  const ending = dot > 0 ? domain.slice(dot) : '';
  const first = (text: string) => Array.from(text)[0] ?? '';
  return `${first(value)}${DOTS}@${first(domain)}${DOTS}${ending}`;
};

/** Masks an e-mail address or phone number for display: `j•••@e•••.com`, `(•••) •••-0142` (SECURITY.md T9). */
export const maskContact = (contact: StoredContact): string =>
  contact.type === 'email'
    ? maskEmail(contact.value)
    : `(${DOTS}) ${DOTS}-${contact.value.replace(/\D/g, '').slice(-4)}`;
