import { onCallApi } from '#core/on-call/on-call.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof onCallApi> = {
  onCallDesk: 'GET ans-service/on-call',
  onCallNow: 'GET ans-service/on-call/now',
  onCallCandidates: 'GET ans-service/on-call/sign-ins',
  saveOnCallList: 'PUT ans-service/on-call/lists/{id}',
  removeOnCallList: 'POST ans-service/on-call/lists/{id}/delete',
  saveOnCallPerson: 'PUT ans-service/on-call/people/{id}',
  removeOnCallPerson: 'POST ans-service/on-call/people/{id}/delete',
  addOnCallOverride: 'POST ans-service/on-call/overrides',
  changeOnCallOverride: 'PUT ans-service/on-call/overrides/{id}',
  removeOnCallOverride: 'POST ans-service/on-call/overrides/{id}/delete',
  saveOnCallFixed: 'PUT ans-service/on-call/fixed/{id}',
  removeOnCallFixed: 'POST ans-service/on-call/fixed/{id}/delete',
  offerOnCallSwap: 'POST ans-service/on-call/swaps',
  answerOnCallSwap: 'POST ans-service/on-call/swaps/{id}/answer',
  sendOnCallTestPage: 'POST ans-service/on-call/test-pages',
  readOnCallTestPage: 'GET ans-service/on-call/test-pages/{id}',
  onCallFeeds: 'GET ans-service/on-call/feeds',
  addOnCallFeed: 'POST ans-service/on-call/feeds',
  revokeOnCallFeed: 'POST ans-service/on-call/feeds/{id}/revoke',
};

export const onCallRoutes = routesOf(onCallApi, lines);
