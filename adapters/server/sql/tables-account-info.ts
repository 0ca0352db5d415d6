import type { Generated } from 'kysely';
import type { ChangeRequest, RequestedField } from '#core/account-info/change-request.schema.ts';

/** A change a customer asked for; at most one of a field is open at a time. */
export interface ChangeRequestTable {
  id: string;
  site_group_num: number;
  site_num: number;
  field: RequestedField;
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
