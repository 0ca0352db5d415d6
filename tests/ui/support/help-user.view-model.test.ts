import { beforeEach, describe, expect, it } from 'vitest';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { SupportGateway } from '#core/support/support.api.ts';
import type { SupportedUser } from '#core/support/supported-users.schema.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { HelpUserViewModel } from '#ui/support/help-user.view-model.ts';
import { audienceOf, diagnosticsOf, groupsLine } from '#core/support/diagnostics-of.rule.ts';
import { scripted, type Scripted } from '../../support/scripted.ts';
import { supported } from './people.ts';

describe('helping a person', () => {
  let support: Scripted<SupportGateway>;
  let changed: SupportedUser[];
  let toasts: ToastStore;
  let now: number;
  const help = (user = supported()) =>
    new HelpUserViewModel(
      {
        support,
        toasts,
        makeKey: () => new AttemptKey({ next: () => 'key' }),
        clock: { now: () => now },
        onChanged: (user) => changed.push(user),
      },
      user,
    );
  beforeEach(() => {
    support = scripted<SupportGateway>();
    toasts = new ToastStore(() => 0);
    changed = [];
    now = Date.UTC(2026, 2, 12, 18, 8);
  });

  it('shows the person and the list as they are afterwards, and says what was done', async () => {
    const after = supported({ waiting: false });
    support.onSupportAction.gives(after);
    const model = help(supported({ waiting: true }));
    await model.want('clearWait');
    expect(support.onSupportAction.calls).toEqual([[{ accountId: 'a-1', action: 'clearWait' }]]);
    expect(model.user).toEqual(after);
    expect(changed).toEqual([after]);
    expect(toasts.shown().map(({ title }) => title)).toEqual(['Lock cleared']);
  });

  it('sends one link however often it is pressed, says when, and again when its time has come', async () => {
    support.onSupportAction.gives(supported());
    const model = help();
    await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => model.want('passwordLink')));
    await model.want('passwordLink');
    expect(support.onSupportAction.calls).toEqual([[{ accountId: 'a-1', action: 'passwordLink' }]]);
    const text = model.submission.problem ?? '';
    expect(text).toMatch(/^A link was sent at \d\d:08\. It can be sent again at \d\d:13 /);
    now += 5 * 60000;
    expect(model.linkText).toBeNull();
    await model.want('passwordLink');
    expect(support.onSupportAction.calls).toHaveLength(2);
  });

  it('learns from the server that a colleague has sent one a minute ago', async () => {
    support.onSupportAction.fails({ kind: 'rateLimited', message: null, retryAfterSeconds: 240 });
    const model = help();
    await model.want('passwordLink');
    expect(model.submission.problem).toMatch(/sent at \d\d:07\. .* again at \d\d:12 /);
    await model.want('clearWait');
    expect(support.onSupportAction.calls).toHaveLength(2);
  });

  it('asks before it ends sessions, and does nothing on a no', async () => {
    support.onSupportAction.gives(supported({ openSessions: 0 }));
    const model = help();
    await model.want('endSessions');
    expect(support.onSupportAction.calls).toEqual([]);
    model.leaveIt();
    await model.confirm();
    expect(support.onSupportAction.calls).toEqual([]);
    await model.want('endSessions');
    await model.confirm();
    expect(support.onSupportAction.calls).toEqual([[{ accountId: 'a-1', action: 'endSessions' }]]);
  });

  it('does one thing at a time', async () => {
    let finish: () => void = () => undefined;
    support.onSupportAction.answers(
      () =>
        new Promise((resolve) => {
          finish = () => resolve({ ok: true, value: supported() });
        }),
    );
    const model = help();
    const first = model.want('clearWait');
    await model.want('passwordLink');
    finish();
    await first;
    expect(support.onSupportAction.calls).toEqual([[{ accountId: 'a-1', action: 'clearWait' }]]);
    expect(model.busy).toBeNull();
  });

  it('says why it failed, each time anew, and changes nothing', async () => {
    support.onSupportAction.fails({
      kind: 'refused',
      status: 422,
      message: 'This person has no email address to send a link to.',
      code: 'noAddress',
    });
    const model = help();
    await model.want('passwordLink');
    await model.want('passwordLink');
    expect(model.submission.problem).toBe('This person has no email address to send a link to.');
    expect(model.submission.refusals).toBe(2);
    expect(changed).toEqual([]);
  });
});

describe('words about a person', () => {
  it('name the audience', () => {
    const audiences = [
      supported({ applicationNum: 1 }),
      supported(),
      supported({ beta: false }),
      supported({ applicationNum: 3 }),
    ].map(audienceOf);
    expect(audiences).toEqual(['Staff', 'Dealer (beta)', 'Dealer (classic)', 'Customer']);
  });

  it('name the first groups and count the rest', () => {
    const groups = [1, 2, 3, 4].map((siteGroupNum) => ({ siteGroupNum, siteGroupName: 'G' }));
    expect(groupsLine(supported({ groups }))).toBe('1 G, 2 G, 2 more');
    expect(groupsLine(supported({ groups: [] }))).toBe('');
  });

  it('tell diagnostics without a contact', () => {
    const text = diagnosticsOf(supported({ phoneNumber: '207-555-0142' }));
    expect(text).toContain('dana.reyes (a-1)');
    expect(text).not.toContain('dana@example.com');
    expect(text).not.toContain('555-0142');
  });
});
