import { detectContact } from '../mfa/detect-contact.rule.ts';
import type { ContactType } from '../session/session-view.schema.ts';
import type { User } from '../session/user.schema.ts';
import type { ProfileForm } from './profile.schema.ts';

/** One thing to do when the User Account dialog is saved; a new contact is proven by a code of its own (SECURITY.md §2.7). */
export type ProfileChange =
  | { readonly kind: 'contact'; readonly type: ContactType; readonly value: string }
  | { readonly kind: 'removePhone' };

// One number has many spellings, an address is compared as it stands but for the case of its domain.
const normal = (text: string | null): string =>
  text === null ? '' : (detectContact(text)?.value ?? text.trim());

/** What saving has to do, the e-mail address first; nothing when only the spelling of a contact differs. */
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
