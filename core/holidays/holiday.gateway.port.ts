import type { Answer } from '../kernel/result.ts';
import type { HolidayForm, HolidayList } from './holiday.schema.ts';

/** The list of holidays, for staff (domain guide 6.5 "Holidays"). */
export interface HolidayGateway {
  list(how?: { readonly background: boolean }): Answer<HolidayList>;
  /** Under the number its form made: the same number again is one holiday. */
  add(id: string, form: HolidayForm): Answer<unknown>;
  /** 409 `staleRev` where somebody else changed it meanwhile, as below. */
  change(id: string, rev: number, form: HolidayForm): Answer<unknown>;
  remove(id: string, rev: number): Answer<unknown>;
  /** Puts back what was deleted, under the revision that deleting made. */
  restore(id: string, rev: number): Answer<unknown>;
}
