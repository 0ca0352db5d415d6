import type { Generated } from 'kysely';
import type { ChangeRequest } from '#core/account-info/change-request.schema.ts';
import type { RequestSubject } from '#core/requests/request-detail.schema.ts';

/** A change or a cancellation that a customer requested. Each field has at most one open request at a time. */
export interface ChangeRequestTable {
  id: string;
  site_group_num: number;
  site_num: number;
  field: RequestSubject;
  /** The value at the time of the request. */
  before: string | null;
  wanted: string | null;
  state: Generated<ChangeRequest['state']>;
  asked_by_id: string;
  asked_by: string;
  asked_at: number;
  answer: string | null;
  decided_by: string | null;
  decided_at: number | null;
  decided_by_id: Generated<string | null>;
  /** The dealer's approval, which staff decide on next. `approval` is the dealer's comment. */
  approved_by: Generated<string | null>;
  approved_by_id: Generated<string | null>;
  approved_at: Generated<number | null>;
  approval: Generated<string | null>;
  /** For a cancellation: the time at which the service is to end, the reason, and the time at which it ended. */
  ends_at: Generated<number | null>;
  reason: Generated<string | null>;
  reason_text: Generated<string | null>;
  ended_at: Generated<number | null>;
  /** Set when the requester or another customer of the site withdrew the request. It is then no longer shown. */
  withdrawn_by: string | null;
  withdrawn_at: number | null;
  rev: Generated<number>;
}

/** An alarm certificate exactly as issued, so that a printed one can be verified. */
export interface CertificateTable {
  number: string;
  site_group_num: number;
  site_num: number;
  /** Calendar day at the site. */
  day: string;
  issued_at: number;
  /** Name of the user who requested it. */
  issued_to: string;
  name: string;
  address: string;
  account_numbers: string[];
  services: string[];
}

/** Tables about accounts as customers see them. */
export interface AccountInfoTables {
  change_request: ChangeRequestTable;
  certificate: CertificateTable;
}
