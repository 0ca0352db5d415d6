import { expect, it } from 'vitest';
import type { AutoNotifyGateway } from '#core/auto-notify/auto-notify.api.ts';
import { SENSIBLE_RULE, type NotifyRule } from '#core/auto-notify/notify-rule.schema.ts';
import { scripted } from '#tests/support/scripted.ts';
import { AutoNotifyViewModel, NEW_RULE } from '#ui/auto-notify/auto-notify.view-model.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';

const RULE = { ...SENSIBLE_RULE, id: 'r', rev: 3, whoId: 'sam', enabled: true } as NotifyRule;
const DESK = { people: [], rotations: [], asOf: '2026-03-12T18:00:00Z', timeZone: 'UTC' };

const opened = async (mayChange = true) => {
  const gateway = scripted<AutoNotifyGateway>();
  const toasts = new ToastStore(Date.now);
  gateway.onNotifyDesk.gives({ ...DESK, rules: [RULE] });
  gateway.onDryRunNotifyRule.gives({ notices: 0, skipped: 0 });
  const model = new AutoNotifyViewModel({ gateway, mayChange, newId: () => 'id', toasts });
  await model.overview.load();
  return { gateway, model, toastTitles: () => toasts.shown().map(({ title }) => title) };
};

it('a rule is turned and removed under its revision, one press at a time, and says why it could not be', async () => {
  const { gateway, model, toastTitles } = await opened();
  gateway.onTurnNotifyRule.gives({});
  gateway.onRemoveNotifyRule.fails({
    kind: 'refused',
    status: 409,
    code: 'staleRev',
    message: 'Too late.',
  });
  const turning = model.turn(RULE);
  expect(model.busyId).toBe('r');
  await turning;
  expect(gateway.onTurnNotifyRule.calls).toEqual([[{ id: 'r', rev: 3, enabled: false }]]);
  expect([model.busyId, toastTitles()]).toEqual([null, ['The rule is off']]);
  // The first press of Delete only asks for confirmation and sends nothing.
  model.remove(RULE);
  expect([gateway.onRemoveNotifyRule.calls, model.deletion.asked?.title]).toEqual([
    [],
    'Remove this rule?',
  ]);
  await model.deletion.go();
  expect(gateway.onRemoveNotifyRule.calls).toEqual([[{ id: 'r', rev: 3 }]]);
  expect([model.deletion.submission.problem, model.deletion.asked]).toEqual([
    'Too late.',
    expect.anything(),
  ]);
  gateway.onRemoveNotifyRule.clear().gives({});
  await model.deletion.go();
  expect([model.deletion.asked, toastTitles()]).toEqual([
    null,
    ['The rule is off', 'The rule was removed'],
  ]);
});

it('an address opens the rule it names, and nothing where there is none or for whoever only reads', async () => {
  const overview = { ...DESK, rules: [RULE] };
  const { model } = await opened();
  model.open('gone', overview);
  expect(model.editor).toBeNull();
  model.open('r', overview);
  expect([model.editor?.edit.isNew, model.editor?.edit.dirty]).toEqual([false, false]);
  model.open(null, overview);
  model.open(NEW_RULE, overview);
  expect(model.editor?.edit.isNew).toBe(true);
  const reader = await opened(false);
  for (const id of ['r', NEW_RULE]) {
    reader.model.open(id, overview);
    expect(reader.model.editor).toBeNull();
  }
});
