import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { contactUsRoutes } from '#adapters/wire/contact-us.routes.ts';
import { ContactNumbersTab } from '#ui/contact-us/contact-numbers.tab.tsx';
import { NUMBER_WAY } from '#ui/contact-us/contact-numbers.view-model.ts';
import { KeptListViewModel } from '#ui/lists/kept-list.view-model.ts';
import { createSection } from './section.ts';

/** The numbers dealers are shown, a tab of Support. */
export const section = createSection(ContactNumbersTab, {
  contactNumbers: ({ client, makeKey, toasts, ownDrafts }) => {
    const contactUs = gatewayOf(client, contactUsRoutes);
    return new KeptListViewModel({
      gateway: {
        list: contactUs.listContactNumbers,
        add: contactUs.addContactNumber,
        change: contactUs.changeContactNumber,
        remove: contactUs.removeContactNumber,
        restore: contactUs.restoreContactNumber,
      },
      way: NUMBER_WAY,
      makeKey,
      toasts,
      ownDrafts,
    });
  },
});
