import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { supportRoutes } from '#adapters/wire/support.routes.ts';
import { PeopleSearchDialog } from '#ui/support/people-search.dialog.tsx';
import { PeopleSearchViewModel } from '#ui/support/people-search.view-model.ts';
import { createSection } from './section.ts';

/** The search over users and groups in the header of staff. */
export const section = createSection(PeopleSearchDialog, {
  peopleSearch: ({ client, dialogs }) =>
    new PeopleSearchViewModel({
      support: gatewayOf(client, supportRoutes),
      close: () => dialogs.close(),
      typedEarly: dialogs.request?.detail ?? null,
    }),
});
