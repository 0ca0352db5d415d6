import { cryptoIdSource } from '#adapters/browser/crypto-id-source.ts';
import { contactsRoutes } from '#adapters/wire/contacts.routes.ts';
import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { intlWallClock } from '#adapters/browser/intl-wall-clock.ts';
import { ContactsPage } from '#ui/contacts/contacts.page.tsx';
import { ContactsViewModel } from '#ui/contacts/contacts.view-model.ts';
import { createSection } from './section.ts';
import { siteRights } from './site-rights.ts';

/** The call list of a site, for customers and dealers; a staff member who only looks changes nothing. */
export const section = createSection(ContactsPage, {
  contacts: ({ client, clock, context, files, live, ownDrafts, toasts }) => {
    const rights = siteRights({ context });
    return new ContactsViewModel({
      clock,
      files,
      live,
      ownDrafts,
      toasts,
      gateway: gatewayOf(client, contactsRoutes),
      ids: cryptoIdSource,
      wallClock: intlWallClock,
      mayChange: rights.mayChange('contactsEdit'),
      maySetPin: rights.mayChange('sitePasscodeEdit'),
    });
  },
});
