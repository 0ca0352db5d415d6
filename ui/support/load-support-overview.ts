import { supportApi } from '#core/support/support.api.ts';
import type { SupportOverview } from '#core/support/support-overview.schema.ts';
import { Loadable } from '../shell/loadable.ts';
import type { Parts } from '../sections/parts.ts';
import { LatelyLookedUp } from './lately-looked-up.store.ts';

/** Returns a loadable with the people who may need help now, for Support and the staff's Home. */
export const loadSupportOverview = ({ gatewayOf, own }: Parts): Loadable<SupportOverview> =>
  new Loadable({
    read: () => gatewayOf(supportApi).supportDesk({ accountIds: new LatelyLookedUp(own).ids() }),
    fallback: 'Who waits now could not be looked up.',
  });
