import {
  readRegistrationLink,
  type RegistrationLink,
} from '#core/registration/registration-link.rule.ts';

/** The query string that the page's first script removed from the address before the page fetched anything. */
export interface LinkedPage {
  registrationQuery?: string | undefined;
}

declare global {
  interface Window {
    registrationQuery?: string | undefined;
  }
}

/** Takes the registration link from the page. It can be taken once, so that only the registration page knows it (SECURITY.md §2.12). */
export const takeRegistrationLink = (page: LinkedPage): RegistrationLink | null => {
  const query = new URLSearchParams(page.registrationQuery ?? '');
  delete page.registrationQuery;
  return readRegistrationLink((name) => query.get(name));
};
