import { takeRegistrationLink } from '#adapters/browser/take-registration-link.ts';
import { httpRegistrationGateway } from '#adapters/http/http-registration.gateway.ts';
import { RegisterPage } from '#ui/registration/register.page.tsx';
import { RegistrationViewModel } from '#ui/registration/registration.view-model.ts';
import { createSection } from './section.ts';

// Of this document for as long as it lives: whoever goes back to the page finds the link where it stood.
const link = takeRegistrationLink(window);

/** The page that a link of a registration mail opens. */
export const section = createSection(RegisterPage, {
  registration: ({ client, configuration, clock, toasts }) =>
    new RegistrationViewModel({
      registration: httpRegistrationGateway(client),
      link,
      productName: configuration.providerName,
      clock,
      toasts,
    }),
});
