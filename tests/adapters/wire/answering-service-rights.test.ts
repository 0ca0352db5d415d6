import { expect, it } from 'vitest';
import { ENDPOINTS } from '#adapters/server/plugins/plugins.ts';

/** Operations that every member may use for their own shifts, pages and calendars (domain guide 6.8 b). */
const OWN: ReadonlySet<string> = new Set([
  'offerOnCallSwap',
  'answerOnCallSwap',
  'sendOnCallTestPage',
  'addOnCallFeed',
  'revokeOnCallFeed',
]);
/** Reads that only editors may use. */
const FOR_EDITORS: ReadonlySet<string> = new Set(['onCallCandidates']);

it('lets the flag read all five screens of the answering service, and only the right to edit change anything but one’s own', () => {
  const all = ENDPOINTS.filter(
    ({ access, path }) => path.startsWith('ans-service/') && access.kind === 'full',
  );
  expect(all.length).toBeGreaterThan(35);
  const held = all.map(({ access, operationId }) => [
    operationId,
    access.kind === 'full' ? access.permissions : [],
  ]);
  const wanted = all.map(({ method, operationId }) => [
    operationId,
    (method === 'GET' && !FOR_EDITORS.has(operationId)) || OWN.has(operationId)
      ? ['ansServiceBlockFlag']
      : ['ansServiceBlockFlag', 'ansServiceEdit'],
  ]);
  expect(Object.fromEntries(held)).toEqual(Object.fromEntries(wanted));
});
