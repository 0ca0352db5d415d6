import { contactForm, type ContactForm } from '../../contacts/contact-form.schema.ts';
import type { SessionCaller } from '../caller.ts';
import type { RequestedPin } from '../../contacts/pin.schema.ts';

/** Field labels of a contact and its PIN in history and in the audit log. */
export const CONTACT_LABELS = { ...contactForm.labels, pin: 'PIN' } as const;
export const CONTACT_SECRETS = ['pin'] as const;
export const PIN_CHANGE = { field: 'pin', before: null, after: null } as const;

/** Checks the right to edit codes, which setting a PIN also requires (domain guide 6.4 "Rights"). */
export const maySetPin = ({ session }: SessionCaller, { pin }: RequestedPin): boolean =>
  pin === undefined || session.permissions.includes('sitePasscodeEdit');

/** The fields a user enters for a contact, including a requested PIN. */
export type EnteredContact = ContactForm & RequestedPin;
