import { intlWallClock } from '#adapters/browser/intl-wall-clock.ts';
import { draftContactsGateway } from '#core/new-account/draft-contacts.store.ts';
import { ContactsStep } from '#ui/contacts/draft-contacts.part.tsx';
import { ContactsViewModel } from '#ui/contacts/contacts.view-model.ts';
import { draftParts } from './draft-parts.ts';
import { createSection } from './section.ts';

/** The call list of a draft. */
export const section = createSection(ContactsStep, {
  newAccountContacts: (parts) =>
    new ContactsViewModel({
      ...draftParts(parts),
      gateway: draftContactsGateway(parts.model('newAccount')),
      clock: parts.clock,
      files: parts.files,
      wallClock: intlWallClock,
      mayChange: true,
      maySetPin: false,
    }),
});
