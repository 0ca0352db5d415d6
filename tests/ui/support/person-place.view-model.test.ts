import { beforeEach, describe, expect, it } from 'vitest';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { SupportGateway } from '#core/support/support.api.ts';
import type { SupportedPerson } from '#core/support/support-overview.schema.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { PersonPlaceViewModel } from '#ui/support/person-place.view-model.ts';
import { scripted, type Scripted } from '../../support/scripted.ts';
import { supported } from './people.ts';

const FORBIDDEN = { kind: 'refused', status: 403, message: null, code: null } as const;

describe('the place of a person', () => {
  let support: Scripted<SupportGateway>;
  let model: PersonPlaceViewModel;
  let remembered: string[];
  const place = (change: Parameters<typeof supported>[0] = {}): SupportedPerson => ({
    user: supported(change),
    record: [],
    visits: null,
    sessions: [],
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  beforeEach(() => {
    support = scripted<SupportGateway>();
    remembered = [];
    model = new PersonPlaceViewModel({
      support,
      toasts: new ToastStore(() => 0),
      clock: { now: () => 0 },
      makeKey: () => new AttemptKey({ next: () => 'key' }),
      lately: { remember: (id) => remembered.push(id) },
    });
  });

  it('looks up whoever the address names, and remembers them once', async () => {
    support.onSupportPerson.gives(place());
    model.open('a-1');
    await settle();
    await model.person?.load();
    expect(support.onSupportPerson.calls).toEqual([[{ accountId: 'a-1' }], [{ accountId: 'a-1' }]]);
    expect([model.help?.user.name, remembered]).toEqual(['Dana Reyes', ['a-1']]);
  });

  it('reads record and sessions again after something was done', async () => {
    support.onSupportPerson.gives(place({ waiting: true }));
    support.onSupportAction.gives(supported());
    model.open('a-1');
    await settle();
    await model.help?.want('clearWait');
    await settle();
    expect(support.onSupportPerson.calls).toHaveLength(2);
  });

  it('lets nothing of the person before stand while the next one is looked up', async () => {
    support.onSupportPerson.gives(place()).gives(place({ accountId: 'a-2', name: 'Ana Duarte' }));
    model.open('a-1');
    await settle();
    model.open('a-2');
    expect([model.help, model.person?.state.at]).toEqual([null, 'loading']);
    await settle();
    expect(model.help?.user.name).toBe('Ana Duarte');
  });

  it('takes the data off the screen when the right is gone', async () => {
    support.onSupportPerson.gives(place()).fails(FORBIDDEN);
    model.open('a-1');
    await settle();
    await model.person?.load();
    expect(model.person?.state).toEqual({
      at: 'failed',
      text: 'This person could not be loaded.',
    });
    expect(model.help).toBeNull();
  });
});
