import type { OnCallGateway } from '#core/on-call/on-call.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { onCallRoutes } from '../wire/on-call.routes.ts';

/** Who is on call, over HTTP. */
export const httpOnCallGateway = (client: ApiClient): OnCallGateway => ({
  desk: (span, how) => client.call(onCallRoutes.onCallDesk, span, how),
  candidates: () => client.call(onCallRoutes.onCallCandidates, {}),
  saveList: ({ id, rev }, form) => client.call(onCallRoutes.saveOnCallList, { id, rev, ...form }),
  removeList: ({ id, rev }) => client.call(onCallRoutes.removeOnCallList, { id, rev }),
  savePerson: ({ id, rev }, form) =>
    client.call(onCallRoutes.saveOnCallPerson, { id, rev, ...form }),
  removePerson: ({ id, rev }) => client.call(onCallRoutes.removeOnCallPerson, { id, rev }),
  addOverride: (id, form) => client.call(onCallRoutes.addOnCallOverride, { id, ...form }),
  removeOverride: ({ id, rev }) => client.call(onCallRoutes.removeOnCallOverride, { id, rev }),
  saveFixed: ({ id, rev }, form) => client.call(onCallRoutes.saveOnCallFixed, { id, rev, ...form }),
  removeFixed: ({ id, rev }) => client.call(onCallRoutes.removeOnCallFixed, { id, rev }),
  offerSwap: (id, form) => client.call(onCallRoutes.offerOnCallSwap, { id, ...form }),
  answerSwap: ({ id, rev }, answer) =>
    client.call(onCallRoutes.answerOnCallSwap, { id, rev, answer }),
  sendTestPage: (id, channel) => client.call(onCallRoutes.sendOnCallTestPage, { id, channel }),
  testPage: (id) => client.call(onCallRoutes.readOnCallTestPage, { id }),
  feeds: () => client.call(onCallRoutes.onCallFeeds, {}),
  addFeed: (id, personId) => client.call(onCallRoutes.addOnCallFeed, { id, personId }),
  revokeFeed: (id) => client.call(onCallRoutes.revokeOnCallFeed, { id }),
});
