import { httpContactNumbers } from '#adapters/http/http-contact-us.gateway.ts';
import { ContactNumbersTab } from '#ui/contact-us/contact-numbers.tab.tsx';
import { NUMBER_WAY } from '#ui/contact-us/contact-numbers.view-model.ts';
import { KeptListViewModel } from '#ui/lists/kept-list.view-model.ts';
import { createSection } from './section.ts';

/** The numbers dealers are shown, a tab of Support. */
export const section = createSection(ContactNumbersTab, {
  contactNumbers: ({ client, makeKey, toasts, ownDrafts }) =>
    new KeptListViewModel({
      ...{ gateway: httpContactNumbers(client), way: NUMBER_WAY, makeKey, toasts, ownDrafts },
    }),
});
