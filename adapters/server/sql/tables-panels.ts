import type { Generated } from 'kysely';
import type { ServiceKind, ServiceState } from '#core/panel-info/service-request.schema.ts';

/** A message to the dealer of a site (domain guide 6.6). */
export interface ServiceRequestTable {
  id: string;
  site_group_num: number;
  site_num: number;
  dev_num: number | null;
  kind: ServiceKind;
  text: string;
  state: Generated<ServiceState>;
  /** Customers may not know of it: a hold-up button that floods. */
  withheld: Generated<boolean>;
  /** Account of who asked; null where no person did. */
  requested_by_id: string | null;
  requested_by: string | null;
  requested_at: number;
  acknowledged_by: string | null;
  acknowledged_at: number | null;
  closed_by: string | null;
  closed_at: number | null;
  rev: Generated<number>;
}

/** A panel that was listened to; what came of it follows from the signals of that time. */
export interface CommunicationTestTable {
  id: string;
  site_group_num: number;
  site_num: number;
  dev_num: number;
  started_at: number;
  started_by_id: string;
  started_by: string;
}

/** Tables about panels and their service. */
export interface PanelTables {
  service_request: ServiceRequestTable;
  communication_test: CommunicationTestTable;
}
