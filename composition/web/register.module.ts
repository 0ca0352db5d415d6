import { ContainerModule } from 'inversify';
import { takeRegistrationLink } from '#adapters/browser/take-registration-link.ts';
import { RegisterPage } from '#ui/registration/register.page.tsx';
import { RegistrationViewModel } from '#ui/registration/registration.view-model.ts';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

// Of this document for as long as it lives: whoever goes back to the page finds the link where it stood.
const link = takeRegistrationLink(window);

const module = new ContainerModule(({ bind }) => {
  bind(VIEW_MODEL_TOKENS.registration).toResolvedValue(
    (registration, configuration, clock, toasts) =>
      new RegistrationViewModel({
        registration,
        link,
        productName: configuration.providerName,
        clock,
        toasts,
      }),
    [TOKENS.registrationGateway, TOKENS.configuration, TOKENS.clock, TOKENS.toasts],
  );
});

/** The page that a link of a registration mail opens. */
export const register: Section = { module, Component: RegisterPage };
