import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { contactUsRoutes } from '#adapters/wire/contact-us.routes.ts';
import { ContactUsPage } from '#ui/contact-us/contact-us.page.tsx';
import { ContactUsViewModel } from '#ui/contact-us/contact-us.view-model.ts';
import { createSection } from './section.ts';

/** The way to the provider's people. */
export const section = createSection(ContactUsPage, {
  contactUs: ({ client, live, makeKey, ownDrafts }) =>
    new ContactUsViewModel({
      gateway: gatewayOf(client, contactUsRoutes),
      key: makeKey(),
      live,
      ownDrafts,
    }),
});
