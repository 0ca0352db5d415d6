import type { Generated } from 'kysely';
import type { ChangeRequest } from '#core/account-info/change-request.schema.ts';
import type { RequestSubject } from '#core/requests/request-detail.schema.ts';

/** A change or cancellation requested by a customer. Each field of a site has at most one open request. */
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
  /** The dealer's approval, after which staff apply the request. `approval` is the dealer's comment. */
  approved_by: Generated<string | null>;
  approved_by_id: Generated<string | null>;
  approved_at: Generated<number | null>;
  approval: Generated<string | null>;
  /** For a cancellation: the planned end of the service, the reason, and the actual end. */
  ends_at: Generated<number | null>;
  reason: Generated<string | null>;
  reason_text: Generated<string | null>;
  ended_at: Generated<number | null>;
  /** Set when a customer of the site has withdrawn the request, which hides the request. */
  withdrawn_by: string | null;
  withdrawn_at: number | null;
  rev: Generated<number>;
}

/** An alarm certificate exactly as issued, so that a printed certificate can be verified. */
export interface CertificateTable {
  number: string;
  site_group_num: number;
  site_num: number;
  /** Calendar day of issue at the site. */
  day: string;
  issued_at: number;
  /** Name of the user who requested the certificate. */
  issued_to: string;
  name: string;
  address: string;
  account_numbers: string[];
  services: string[];
}

export interface AccountInfoTables {
  change_request: ChangeRequestTable;
  certificate: CertificateTable;
}
