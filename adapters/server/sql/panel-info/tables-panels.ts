import type { Generated } from 'kysely';
import type { OutOfServiceForm } from '#core/site-file/out-of-service-entry.schema.ts';
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
  /** True if customers may not see the message: it is about a hold-up button that floods the receiver. */
  withheld: Generated<boolean>;
  /** Account of the person who requested the message; null if no person did. */
  requested_by_id: string | null;
  requested_by: string | null;
  requested_at: number;
  acknowledged_by: string | null;
  acknowledged_at: number | null;
  closed_by: string | null;
  closed_at: number | null;
  rev: Generated<number>;
}

/** A communication test of a panel. The result is computed from the signals received during the test. */
export interface CommunicationTestTable {
  id: string;
  site_group_num: number;
  site_num: number;
  dev_num: number;
  started_at: number;
  started_by_id: string;
  started_by: string;
}

/** A present or planned out-of-service period of a device, with a reason (domain guide 6.6). */
export interface OutOfServiceTable {
  id: string;
  site_num: number;
  dev_num: number;
  category: OutOfServiceForm['category'];
  reason: string;
  starts_at: number;
  /** Null until someone enters when the device returns to service. */
  ends_at: number | null;
  /** Null while the period is only planned. */
  begun_at: number | null;
  placed_by: string;
  placed_at: number;
  /** Who ended the period; null if it ended by itself. */
  over_by: Generated<string | null>;
  over_at: Generated<number | null>;
  rev: Generated<number>;
}

/** Tables for out-of-service periods, messages to dealers and communication tests. */
export interface PanelTables {
  out_of_service_entry: OutOfServiceTable;
  service_request: ServiceRequestTable;
  communication_test: CommunicationTestTable;
}
