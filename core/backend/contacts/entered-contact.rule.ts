import { contactForm, type ContactForm } from '../../contacts/contact-form.schema.ts';
import type { SessionCaller } from '../caller.ts';
import type { RequestedPin } from '../../contacts/pin.schema.ts';

/** Field labels of a contact, including its PIN, in history and the audit log. */
export const CONTACT_LABELS = { ...contactForm.labels, pin: 'PIN' } as const;
export const CONTACT_SECRETS = ['pin'] as const;
export const PIN_CHANGE = { field: 'pin', before: null, after: null } as const;

/** Checks the right to edit codes, if the request sets a PIN (domain guide 6.4 "Rights"). */
export const maySetPin = ({ session }: SessionCaller, { pin }: RequestedPin): boolean =>
  pin === undefined || session.permissions.includes('sitePasscodeEdit');

/** The fields a user enters for a contact, including a requested PIN. */
export type EnteredContact = ContactForm & RequestedPin;
