import {
  readRegistrationLink,
  type RegistrationLink,
} from '#core/registration/registration-link.rule.ts';

/** What the page's first script leaves behind: the query it took out of the address before anything was fetched. */
export interface LinkedPage {
  registrationQuery?: string | undefined;
}

declare global {
  interface Window {
    registrationQuery?: string | undefined;
  }
}

/** Takes the link of a registration mail away from the page, once: from then on only the registration page knows it (SECURITY.md §2.12). */
export const takeRegistrationLink = (page: LinkedPage): RegistrationLink | null => {
  const query = new URLSearchParams(page.registrationQuery ?? '');
  delete page.registrationQuery;
  return readRegistrationLink((name) => query.get(name));
};
