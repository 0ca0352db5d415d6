import type { RequestsGateway } from './requests.api.ts';

/** The requests that a person decides: for a dealer those of the active group and its branches, for staff those that dealers approved. */
export interface RequestQueue {
  readonly list: RequestsGateway['listRequests'];
  readonly read: RequestsGateway['readRequest'];
  readonly export: RequestsGateway['exportRequests'];
  readonly refuse: RequestsGateway['refuseRequest'];
  /** Undoes a cancellation before its date. */
  readonly undo: RequestsGateway['withdrawCancellation'];
}
