import { expect, it, vi } from 'vitest';
import type { ProvisioningGateway } from '#core/provisioning/provisioning.api.ts';
import type { PersonAccess } from '#core/provisioning/provisioning.schema.ts';
import { scripted } from '#tests/support/scripted.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { PersonAccessViewModel } from '#ui/provisioning/person-access.view-model.ts';

const PERSON: PersonAccess = {
  id: 'u-1',
  name: 'Sam Ortiz',
  rev: 3,
  groups: [4471],
  rights: ['zonesRead'],
  known: [{ siteGroupNum: 4471, siteGroupName: 'Harbor', answeringService: false }],
};
const STALE = { kind: 'refused', status: 409, message: 'Changed.', code: 'staleRev' } as const;

const opened = async () => {
  const gateway = scripted<ProvisioningGateway>();
  gateway.onPersonAccess.gives(PERSON);
  const model = new PersonAccessViewModel({ gateway, toasts: new ToastStore(Date.now) });
  model.open('u-1');
  await vi.waitFor(() => expect(model.source?.state.at).toBe('ready'));
  model.begin(PERSON);
  if (model.edit === null) throw new Error('nothing is edited');
  return { model, gateway, edit: model.edit };
};

it('is saved under the revision that was read, with groups added by their numbers', async () => {
  const { model, gateway, edit } = await opened();
  expect(model.dirty).toBe(false);
  gateway.onGroupNumber.gives({ group: { siteGroupName: 'Old Mill', answeringService: false } });
  gateway.onChangePersonAccess.gives({});
  edit.choice.setRight('billingRead', true);
  edit.adder.type('4480');
  await model.save();
  expect(gateway.onChangePersonAccess.calls[0]).toEqual([
    { id: 'u-1', rev: 3, groups: [4471, 4480], rights: ['zonesRead', 'billingRead'] },
  ]);
  expect(model.edit).toBeNull();
  expect(gateway.onPersonAccess.calls).toHaveLength(2);
});

it('keeps what was chosen where it is refused, and reads anew where somebody else was quicker', async () => {
  const { model, gateway, edit } = await opened();
  edit.choice.setRight('billingRead', true);
  gateway.onChangePersonAccess.fails(STALE);
  await model.save();
  expect(model.submission.problem).toBe('Changed.');
  expect(model.edit?.choice.rights).toContain('billingRead');
  expect(gateway.onPersonAccess.calls).toHaveLength(2);
});

it('goes on with a preset when a group brings what it opens', async () => {
  const { gateway, edit } = await opened();
  edit.choice.choose('Full admin');
  expect(edit.choice.rights).not.toContain('ansServiceEdit');
  gateway.onGroupNumber.gives({ group: { siteGroupName: 'Bluestone', answeringService: true } });
  edit.adder.type('4490');
  await edit.adder.add();
  expect([edit.choice.preset, edit.choice.rights.includes('ansServiceEdit')]).toEqual([
    'Full admin',
    true,
  ]);
});
