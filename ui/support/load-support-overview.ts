import { supportApi } from '#core/support/support.api.ts';
import type { SupportOverview } from '#core/support/support-overview.schema.ts';
import { Loadable } from '../shell/loadable.ts';
import type { Parts } from '../sections/parts.ts';
import { LatelyLookedUp } from './lately-looked-up.store.ts';

/** Loads the people who may need help now, for Support and for the staff's Home. */
export const loadSupportOverview = ({ gatewayOf, own }: Parts): Loadable<SupportOverview> =>
  new Loadable({
    read: () => gatewayOf(supportApi).supportDesk({ accountIds: new LatelyLookedUp(own).ids() }),
    fallback: 'Who waits now could not be looked up.',
  });
