import type { OnCallGateway } from '#core/on-call/on-call.gateway.port.ts';
import * as wire from '../wire/on-call.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Who is on call, over HTTP. */
export const httpOnCallGateway = (client: ApiClient): OnCallGateway => ({
  desk: (span, how) => client.call(wire.onCallDesk, span, how),
  candidates: () => client.call(wire.onCallCandidates, {}),
  saveList: ({ id, rev }, form) => client.call(wire.saveOnCallList, { id, rev, ...form }),
  removeList: ({ id, rev }) => client.call(wire.removeOnCallList, { id, rev }),
  savePerson: ({ id, rev }, form) => client.call(wire.saveOnCallPerson, { id, rev, ...form }),
  removePerson: ({ id, rev }) => client.call(wire.removeOnCallPerson, { id, rev }),
  addOverride: (id, form) => client.call(wire.addOnCallOverride, { id, ...form }),
  removeOverride: ({ id, rev }) => client.call(wire.removeOnCallOverride, { id, rev }),
  saveFixed: ({ id, rev }, form) => client.call(wire.saveOnCallFixed, { id, rev, ...form }),
  removeFixed: ({ id, rev }) => client.call(wire.removeOnCallFixed, { id, rev }),
  offerSwap: (id, form) => client.call(wire.offerOnCallSwap, { id, ...form }),
  answerSwap: ({ id, rev }, answer) => client.call(wire.answerOnCallSwap, { id, rev, answer }),
  sendTestPage: (id, channel) => client.call(wire.sendOnCallTestPage, { id, channel }),
  testPage: (id) => client.call(wire.readOnCallTestPage, { id }),
  feeds: () => client.call(wire.onCallFeeds, {}),
  addFeed: (id, personId) => client.call(wire.addOnCallFeed, { id, personId }),
  revokeFeed: (id) => client.call(wire.revokeOnCallFeed, { id }),
});
