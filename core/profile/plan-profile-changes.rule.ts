import { detectContact } from '../login/detect-contact.rule.ts';
import type { ContactType } from '../session/session-view.schema.ts';
import type { ProfileForm } from './profile.schema.ts';

/** One thing to do when the User Account dialog is saved; a new contact is proven by a code of its own (SECURITY.md §2.7). */
export type ProfileChange =
  | { readonly kind: 'contact'; readonly type: ContactType; readonly value: string }
  | { readonly kind: 'removePhone' };

/** The person's contacts as the session knows them. */
export interface ProfileContacts {
  readonly email: string | null;
  readonly phoneNumber: string | null;
}

// One number has many spellings, an address is compared as it stands but for the case of its domain.
const normal = (text: string | null): string =>
  text === null ? '' : (detectContact(text)?.value ?? text.trim());

/** What saving has to do, the e-mail address first; nothing when only the spelling of a contact differs. */
export const planProfileChanges = (
  now: ProfileContacts,
  form: ProfileForm,
): readonly ProfileChange[] => {
  const email = normal(form.email);
  const phone = normal(form.phone);
  return [
    ...(email === normal(now.email)
      ? []
      : [{ kind: 'contact', type: 'email', value: email } as const]),
    ...(phone === normal(now.phoneNumber)
      ? []
      : phone === ''
        ? [{ kind: 'removePhone' } as const]
        : [{ kind: 'contact', type: 'cellPhone', value: phone } as const]),
  ];
};
