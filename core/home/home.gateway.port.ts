import type { Answer } from '../kernel/result.ts';
import type { DealerHome, DealerVolume } from './dealer-home.schema.ts';
import type { ConsumerHome } from './home.schema.ts';
import type { StaffHome } from './staff-home.schema.ts';

/** The figures of each audience's first screen; one reading, so that they agree with each other (domain guide 6.7 and 6.19). */
export interface HomeGateway {
  /** `background`: nobody waits for it, so it neither keeps the session awake nor opens the error page. */
  dealerHome(how?: { readonly background: boolean }): Answer<DealerHome>;
  dealerVolume(how?: { readonly background: boolean }): Answer<DealerVolume>;
  consumerHome(how?: { readonly background: boolean }): Answer<ConsumerHome>;
  staffHome(): Answer<StaffHome>;
}
