import { contactForm, type ContactForm } from '../../contacts/contact-form.schema.ts';
import type { SessionCaller } from '../caller.ts';
import type { RequestedPin } from '../../contacts/pin.schema.ts';

/** The fields of a contact and its PIN as history and the audit log name them. */
export const CONTACT_LABELS = { ...contactForm.labels, pin: 'PIN' } as const;
export const CONTACT_SECRETS = ['pin'] as const;
export const PIN_CHANGE = { field: 'pin', before: null, after: null } as const;

/** Setting a PIN takes the right to edit codes besides (domain guide 6.4 "Rights"). */
export const maySetPin = ({ session }: SessionCaller, { pin }: RequestedPin): boolean =>
  pin === undefined || session.permissions.includes('sitePasscodeEdit');

/** What somebody enters of a contact. */
export type EnteredContact = ContactForm & RequestedPin;
