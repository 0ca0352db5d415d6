import { supportRoutes } from '#adapters/wire/support.routes.ts';
import { Loadable } from '#ui/shell/loadable.ts';
import { InboxCard } from '#ui/support/inbox-card.tsx';
import { createSection } from './section.ts';

/** As many as Home names; the list holds them all. */
const ROWS = 4;

/** The newest reports that are nobody's yet, on the staff's Home. */
export const section = createSection(InboxCard, {
  inbox: ({ client }) =>
    new Loadable({
      read: () =>
        client.call(supportRoutes.supportReports, {
          search: '',
          filters: { status: 'New' },
          sort: null,
          page: 1,
          size: ROWS,
        }),
      fallback: 'The new reports could not be loaded.',
    }),
});
