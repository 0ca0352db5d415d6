import { expect, it } from 'vitest';
import type { ImpersonationGateway } from '#core/impersonation/impersonation.api.ts';
import type { OwnImpersonation } from '#core/impersonation/impersonation-session.schema.ts';
import { OwnImpersonationsViewModel } from '#ui/profile/own-impersonations.view-model.ts';
import { scripted } from '../../support/scripted.ts';

const VISIT: OwnImpersonation = {
  id: 'v',
  actorName: 'Marcus Hale',
  mode: 'look',
  reason: 'An empty list',
  startedAt: '2026-03-12T18:00:00.000Z',
  endedAt: null,
};

it('reads who saw the portal as this person, and can be asked again after a failure', async () => {
  const impersonation = scripted<ImpersonationGateway>();
  impersonation.onOwnVisits.fails({ kind: 'unreachable' }).gives({ visits: [VISIT] });
  const now = Date.UTC(2026, 2, 12, 18, 5);
  const model = new OwnImpersonationsViewModel({ impersonation, clock: { now: () => now } });
  await model.list.load();
  expect(model.list.state).toEqual({
    at: 'failed',
    text: 'The view-as sessions could not be loaded. There was no connection.',
  });
  await model.list.load();
  expect(model.list.state).toEqual({ at: 'ready', value: [VISIT] });
  expect(model.now).toBe('2026-03-12T18:05:00.000Z');
});
