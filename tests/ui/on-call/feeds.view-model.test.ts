import { expect, it } from 'vitest';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { OnCallGateway } from '#core/on-call/on-call.api.ts';
import { scripted } from '#tests/support/scripted.ts';
import { FeedsViewModel } from '#ui/on-call/feeds.view-model.ts';

it('an address that calendars read is revoked only after a question that names what stops', async () => {
  const gateway = scripted<OnCallGateway>();
  gateway.onOnCallFeeds.gives({ feeds: [] });
  gateway.onRevokeOnCallFeed.gives({});
  const model = new FeedsViewModel({
    gateway,
    makeKey: () => new AttemptKey({ next: () => 'key' }),
  });
  model.revoke('f-1', 'Sam Ortiz');
  expect(model.deletion.asked).toMatchObject({
    title: 'Revoke the address for Sam Ortiz?',
    text: 'Calendars that read it stop updating. They need a new address.',
  });
  expect(gateway.onRevokeOnCallFeed.calls).toEqual([]);
  await model.deletion.go();
  expect(gateway.onRevokeOnCallFeed.calls).toEqual([[{ id: 'f-1' }]]);
});
