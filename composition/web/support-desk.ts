import { supportRoutes } from '#adapters/wire/support.routes.ts';
import type { SupportDesk } from '#core/support/support-place.schema.ts';
import { Loadable } from '#ui/shell/loadable.ts';
import { LatelyLookedUp } from '#ui/support/lately.store.ts';
import type { Parts } from './parts.ts';

/** Who may need help now, for Support and for the staff's Home. */
export const supportDesk = ({ client, own }: Parts): Loadable<SupportDesk> =>
  new Loadable({
    read: () =>
      client.call(supportRoutes.supportDesk, { accountIds: new LatelyLookedUp(own).ids() }),
    fallback: 'Who waits now could not be looked up.',
  });
