import type { RequestsGateway } from './requests.api.ts';

/** Requests as whoever decides them sees them: a dealer those of the active group and its branches, staff what dealers approved. */
export interface RequestQueue {
  readonly list: RequestsGateway['listRequests'];
  readonly read: RequestsGateway['readRequest'];
  readonly export: RequestsGateway['exportRequests'];
  readonly refuse: RequestsGateway['refuseRequest'];
  /** Takes a cancellation back until its date. */
  readonly undo: RequestsGateway['withdrawCancellation'];
}
