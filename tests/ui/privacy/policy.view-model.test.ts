import { ownDrafts } from '#tests/support/own-drafts.ts';
import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { PolicyHistory } from '#core/privacy/policy-form.schema.ts';
import type { PolicyGateway } from '#core/privacy/policy.gateway.port.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { PolicyViewModel } from '#ui/privacy/policy.view-model.ts';
import { scripted } from '../../support/scripted.ts';

const version = (number: number) => ({
  version: number,
  publishedAt: '2026-03-12T14:08:00.000Z',
  publishedBy: number === 1 ? null : 'Marcus Hale',
});
const historyOf = (current: number, text: string): PolicyHistory => ({
  version: current,
  text,
  versions: Array.from({ length: current }, (_, index) => version(current - index)),
});
const STALE = { kind: 'refused', status: 409, message: null, code: 'staleRev' } as const;

const opened = async () => {
  const policies = scripted<PolicyGateway>();
  const toasts = new ToastStore();
  const model = new PolicyViewModel({ policies, toasts, ownDrafts: ownDrafts() });
  policies.onRead.gives(historyOf(2, 'Second'));
  await model.source.load();
  return { policies, model, said: () => toasts.shown().map(({ title }) => title) };
};

describe('the privacy policy’s editor', () => {
  it('begins with the current text and every version, with nothing to publish', async () => {
    const { model } = await opened();
    expect([model.form.values.policy, model.current, model.dirty, model.wanted]).toEqual([
      'Second',
      2,
      false,
      null,
    ]);
    expect(model.versions.map((one) => one.version)).toEqual([2, 1]);
    model.ask();
    expect(model.asking).toBe(false);
  });

  it('tells a screen that watches it what changed and what was published', async () => {
    const policies = scripted<PolicyGateway>();
    policies.onRead.gives(historyOf(2, 'Second'));
    policies.onPublish.gives(historyOf(3, 'Third'));
    const model = new PolicyViewModel({
      policies,
      toasts: new ToastStore(),
      ownDrafts: ownDrafts(),
    });
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push([model.dirty, model.versions.length]));
    await model.source.load();
    model.form.type('policy', 'Third');
    await model.publish();
    stop();
    expect(seen).toContainEqual([true, 2]);
    expect(seen.at(-1)).toEqual([false, 3]);
  });

  it('asks once before everyone is asked to accept, and publishes after a yes', async () => {
    const { model, policies, said } = await opened();
    model.form.type('policy', 'Third');
    model.ask();
    expect(model.asking).toBe(true);
    model.keepEditing();
    expect([model.asking, policies.onPublish.calls.length]).toEqual([false, 0]);
    policies.onPublish.gives(historyOf(3, 'Third'));
    model.ask();
    await model.publish();
    expect(policies.onPublish.calls).toEqual([['Third', 2]]);
    expect([model.current, model.dirty, model.asking]).toEqual([3, false, false]);
    expect(said()).toEqual(['Version 3 is published']);
  });

  it('publishes no empty, overlong or unchanged text', async () => {
    const { model } = await opened();
    for (const [text, error] of [
      ['', 'The policy is required'],
      ['x'.repeat(20_001), 'Must be at most 20000 characters long, 1 too many'],
      [' Second ', null],
    ] as const) {
      model.form.type('policy', text);
      expect([model.wanted, model.error]).toEqual([null, error]);
    }
    model.discard();
    expect(model.dirty).toBe(false);
  });

  it('keeps the text when publishing fails', async () => {
    const { model, policies } = await opened();
    model.form.type('policy', 'Third');
    policies.onPublish.fails({ kind: 'unreachable' });
    await model.publish();
    expect(model.saving.submission.problem).toContain('could not be published');
    expect(model.form.values.policy).toBe('Third');
  });

  it('shows what somebody else published meanwhile, and goes either way', async () => {
    const { model, policies } = await opened();
    model.form.type('policy', 'Mine');
    policies.onPublish.fails(STALE).gives(historyOf(4, 'Mine'));
    policies.onRead.clear().gives(historyOf(3, 'Theirs'));
    await model.publish();
    expect([model.saving.theirs?.text, model.form.values.policy]).toEqual(['Theirs', 'Mine']);
    await model.keepMine();
    expect(policies.onPublish.calls.map(([, after]) => after)).toEqual([2, 3]);
    expect([model.current, model.saving.theirs]).toEqual([4, null]);

    const other = await opened();
    other.model.form.type('policy', 'Mine');
    other.policies.onPublish.fails(STALE);
    other.policies.onRead.clear().gives(historyOf(3, 'Theirs'));
    await other.model.publish();
    other.model.reloadTheirs();
    expect([other.model.form.values.policy, other.model.dirty]).toEqual(['Theirs', false]);
  });

  it('reads an older version, and never shows one under the name of another', async () => {
    const { model, policies } = await opened();
    policies.onReadVersion.gives({ text: 'First' }).fails({ kind: 'unreachable' });
    await model.open(version(1));
    expect(model.opened?.from.state).toEqual({ at: 'ready', value: { text: 'First' } });
    model.close();
    await model.open(version(2));
    expect(policies.onReadVersion.calls).toEqual([[1], [2]]);
    expect(model.opened?.from.state.at).toBe('failed');
  });
});
