import { beforeEach, expect, it } from 'vitest';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import type { SupportGateway } from '#core/support/support.api.ts';
import type { LockedUser, SupportOverview } from '#core/support/support-overview.schema.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { DeskViewModel } from '#ui/support/desk.view-model.ts';
import { scripted, type Scripted } from '../../support/scripted.ts';
import { supported } from './people.ts';

let now = 0;
let support: Scripted<SupportGateway>;
let model: DeskViewModel;

const locked = (accountId: string, until: number): LockedUser => ({
  ...supported({ accountId, name: accountId, waiting: true, waitsUntil: isoInstant(until) }),
  tries: 5,
  lastTryAt: isoInstant(0),
});
const overview = (...waiting: readonly LockedUser[]): SupportOverview => ({
  waiting: [...waiting],
  returned: [],
  visits: null,
  lately: [],
});
const settle = () => new Promise((resolve) => setTimeout(resolve));
const names = () => model.locked.map(({ name }) => name);

beforeEach(async () => {
  now = 0;
  support = scripted<SupportGateway>();
  model = new DeskViewModel({
    support,
    toasts: new ToastStore(() => 0),
    clock: { now: () => now },
    makeKey: () => new AttemptKey({ next: () => 'key' }),
    lately: { ids: () => ['a-9'] },
  });
  support.onSupportDesk.gives(overview(locked('one', 60_000), locked('two', 120_000)));
  await model.desk.load();
});

it('asks for those looked up lately, and lets a lock go when its time is over', () => {
  expect(support.onSupportDesk.calls[0]?.[0]).toEqual({ accountIds: ['a-9'] });
  expect(names()).toEqual(['one', 'two']);
  now = 60_000;
  model.tick();
  expect(names()).toEqual(['two']);
});

it('takes a row away as soon as its lock is cleared, and reads the list again', async () => {
  support.onSupportAction.gives(supported({ accountId: 'one' }));
  support.onSupportDesk.clear();
  support.onSupportDesk.gives(overview(locked('two', 120_000), locked('three', 180_000)));
  await model.clearLock(locked('one', 60_000));
  expect(names()).not.toContain('one');
  await settle();
  expect(names()).toEqual(['two', 'three']);
  expect(support.onSupportAction.calls).toEqual([[{ accountId: 'one', action: 'clearWait' }]]);
});

it('keeps the row, and says why, when the lock was not cleared', async () => {
  support.onSupportAction.fails({
    kind: 'refused',
    status: 403,
    message: 'You may not do this.',
    code: null,
  });
  await model.clearLock(locked('one', 60_000));
  expect(names()).toEqual(['one', 'two']);
  expect(model.helping?.submission.problem).toBe('You may not do this.');
});

it('opens the correction of a contact in place', () => {
  model.correctContact(supported({ accountId: 'two' }));
  expect(model.helping?.nextSignIn.correctionQuestion?.form.values.type).toBe('email');
});
