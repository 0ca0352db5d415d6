import { detectContact } from '../mfa/detect-contact.rule.ts';
import type { ContactType } from '../session/session-view.schema.ts';
import type { User } from '../session/user.schema.ts';
import type { ProfileForm } from './profile.schema.ts';

/** One change to make when the User Account dialog is saved. A new contact is verified with its own code (SECURITY.md §2.7). */
export type ProfileChange =
  | { readonly kind: 'contact'; readonly type: ContactType; readonly value: string }
  | { readonly kind: 'removePhone' };

// Normalizes contacts for comparison: phone numbers by their digits, e-mail addresses only by the case of the domain.
const normal = (text: string | null): string =>
  text === null ? '' : (detectContact(text)?.value ?? text.trim());

/** Returns the changes to save, with the e-mail address first. A different spelling of the same contact is not a change. */
export const planProfileChanges = (
  now: Pick<User, 'email' | 'phoneNumber'>,
  form: ProfileForm,
): readonly ProfileChange[] => {
  const email = normal(form.email);
  const phone = normal(form.phone);
  const changes: ProfileChange[] = [];
  if (email !== normal(now.email)) changes.push({ kind: 'contact', type: 'email', value: email });
  if (phone === normal(now.phoneNumber)) return changes;
  if (phone === '') return [...changes, { kind: 'removePhone' }];
  return [...changes, { kind: 'contact', type: 'cellPhone', value: phone }];
};
