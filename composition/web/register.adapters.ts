import { takeRegistrationLink } from '#adapters/browser/take-registration-link.ts';
import type { RegisterAdapters } from '#ui/registration/register.page.tsx';

export const adapters: RegisterAdapters = {
  // Of this document for as long as it lives: whoever goes back to the page finds the link where it stood.
  link: takeRegistrationLink(window),
};
