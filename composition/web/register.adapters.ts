import { takeRegistrationLink } from '#adapters/browser/take-registration-link.ts';
import type { RegisterAdapters } from '#ui/registration/register.page.tsx';

export const adapters: RegisterAdapters = {
  // Reads the registration link once per document, so that a user who returns to the page still has it.
  link: takeRegistrationLink(window),
};
