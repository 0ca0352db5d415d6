import type { RequestsGateway } from './requests.api.ts';

/**
 * The requests that a person decides. Dealers decide the requests of the active group and its branches; staff decide the
 * requests that dealers have approved.
 */
export interface RequestQueue {
  readonly list: RequestsGateway['listRequests'];
  readonly read: RequestsGateway['readRequest'];
  readonly export: RequestsGateway['exportRequests'];
  readonly refuse: RequestsGateway['refuseRequest'];
  /** Undoes a cancellation before its end date. */
  readonly undo: RequestsGateway['withdrawCancellation'];
}
