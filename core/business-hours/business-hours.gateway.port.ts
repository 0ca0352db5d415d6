import type { Answer } from '../kernel/result.ts';
import type {
  BusinessHoursDesk,
  BusinessHoursForm,
  KeptTemporaryHours,
  TemporaryHoursForm,
} from './business-hours.schema.ts';

type Known = Pick<KeptTemporaryHours, 'id' | 'rev' | 'siteGroupNum'>;

/** When a dealer answers its calls itself (domain guide 6.8 d, e); a change is 409 where somebody else saved meanwhile. */
export interface BusinessHoursGateway {
  desk(how?: { readonly background: boolean }): Answer<BusinessHoursDesk>;
  save(siteGroupNum: number, rev: number, form: BusinessHoursForm): Answer<unknown>;
  /** A new one has revision 0; with `merge` one span over those it meets. */
  saveTemporary(known: Known, form: TemporaryHoursForm, merge: boolean): Answer<unknown>;
  removeTemporary(known: Known): Answer<unknown>;
  /** Ends what is in force. */
  release(known: Known): Answer<unknown>;
  closeNow(siteGroupNum: number, id: string, until: string): Answer<unknown>;
}
