import {
  readRegistrationLink,
  type RegistrationLink,
} from '#core/registration/registration-link.rule.ts';

/**
 * A window that may hold the query string of a registration link. The page's first script removed that query string from
 * the URL before any request.
 */
export interface LinkedPage {
  registrationQuery?: string | undefined;
}

declare global {
  interface Window {
    registrationQuery?: string | undefined;
  }
}

/**
 * Returns the registration link and removes it from the page, or returns null when there is none. Only the registration
 * page gets the link (SECURITY.md §2.12).
 */
export const takeRegistrationLink = (page: LinkedPage): RegistrationLink | null => {
  const query = new URLSearchParams(page.registrationQuery ?? '');
  delete page.registrationQuery;
  return readRegistrationLink((name) => query.get(name));
};
