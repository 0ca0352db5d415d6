import type { Generated } from 'kysely';
import type { ChangeRequest } from '#core/account-info/change-request.schema.ts';
import type { RequestSubject } from '#core/requests/request-detail.schema.ts';

/** A change a customer asked for, or a cancellation of the service; at most one of a field is open at a time. */
export interface ChangeRequestTable {
  id: string;
  site_group_num: number;
  site_num: number;
  field: RequestSubject;
  /** What was in force when it was asked for. */
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
  /** The dealer's yes, which the staff's decision follows; `approval` is what was said with it. */
  approved_by: Generated<string | null>;
  approved_by_id: Generated<string | null>;
  approved_at: Generated<number | null>;
  approval: Generated<string | null>;
  /** Of a cancellation: the moment the service ends, why, and when it did. */
  ends_at: Generated<number | null>;
  reason: Generated<string | null>;
  reason_text: Generated<string | null>;
  ended_at: Generated<number | null>;
  /** Whoever asked, or lives there too, wants it no longer; nobody is shown it any more. */
  withdrawn_by: string | null;
  withdrawn_at: number | null;
  rev: Generated<number>;
}

/** An alarm certificate as it was issued, so that a printed one can be told from a made-up one. */
export interface CertificateTable {
  number: string;
  site_group_num: number;
  site_num: number;
  /** Calendar day of the site. */
  day: string;
  issued_at: number;
  /** Name of who asked for it. */
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
