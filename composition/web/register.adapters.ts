import { takeRegistrationLink } from '#adapters/browser/take-registration-link.ts';
import type { RegisterAdapters } from '#ui/registration/register.page.tsx';

export const adapters: RegisterAdapters = {
  // The link for the lifetime of this document: a user who returns to the page still finds it.
  link: takeRegistrationLink(window),
};
