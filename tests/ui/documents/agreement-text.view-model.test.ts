import { ownDrafts } from '#tests/support/own-drafts.ts';
import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { AgreementHistory } from '#core/agreement/agreement-version.schema.ts';
import type { AgreementTextGateway } from '#core/agreement/agreement-text.gateway.port.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { AgreementTextViewModel } from '#ui/documents/agreement-text.view-model.ts';
import { scripted } from '../../support/scripted.ts';
import { pickVersions } from '../../support/pick-versions.ts';

const version = (number: number) => ({
  version: number,
  publishedAt: '2026-03-12T14:08:00.000Z',
  publishedBy: number === 1 ? null : 'Marcus Hale',
});
const historyOf = (current: number, text: string): AgreementHistory => ({
  version: current,
  text,
  versions: Array.from({ length: current }, (_, index) => version(current - index)),
});
const STALE = { kind: 'refused', status: 409, message: null, code: 'staleRev' } as const;

const opened = async () => {
  const texts = scripted<AgreementTextGateway>();
  const toasts = new ToastStore(Date.now);
  const model = new AgreementTextViewModel({
    kind: 'privacy',
    texts,
    toasts,
    ownDrafts: ownDrafts(),
  });
  texts.onRead.gives(historyOf(2, 'Second'));
  await model.source.load();
  return { texts, model, toastTitles: () => toasts.shown().map(({ title }) => title) };
};

describe('the privacy policy’s editor', () => {
  it('begins with the current text and every version, with nothing to publish', async () => {
    const { model } = await opened();
    expect([model.edit.form.values.text, model.current, model.edit.dirty, model.wanted]).toEqual([
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
    const texts = scripted<AgreementTextGateway>();
    texts.onRead.gives(historyOf(2, 'Second'));
    texts.onPublish.gives(historyOf(3, 'Third'));
    const model = new AgreementTextViewModel({
      kind: 'privacy',
      texts,
      toasts: new ToastStore(Date.now),
      ownDrafts: ownDrafts(),
    });
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push([model.edit.dirty, model.versions.length]));
    await model.source.load();
    model.edit.form.type('text', 'Third');
    await model.publish();
    stop();
    expect(seen).toContainEqual([true, 2]);
    expect(seen.at(-1)).toEqual([false, 3]);
  });

  it('asks once before everyone is asked to accept, and publishes after a yes', async () => {
    const { model, texts, toastTitles } = await opened();
    model.edit.form.type('text', 'Third');
    model.ask();
    expect(model.asking).toBe(true);
    model.keepEditing();
    expect([model.asking, texts.onPublish.calls.length]).toEqual([false, 0]);
    texts.onPublish.gives(historyOf(3, 'Third'));
    model.ask();
    await model.publish();
    expect(texts.onPublish.calls).toEqual([['Third', 2]]);
    expect([model.current, model.edit.dirty, model.asking]).toEqual([3, false, false]);
    expect(toastTitles()).toEqual(['Version 3 is published']);
  });

  it('publishes no empty, overlong or unchanged text', async () => {
    const { model } = await opened();
    for (const [text, error] of [
      ['', 'The policy is required'],
      ['x'.repeat(20_001), 'Must be at most 20000 characters long, 1 too many'],
      [' Second ', null],
    ] as const) {
      model.edit.form.type('text', text);
      expect([model.wanted, model.error]).toEqual([null, error]);
    }
    model.discard();
    expect(model.edit.dirty).toBe(false);
  });

  it('keeps the text when publishing fails', async () => {
    const { model, texts } = await opened();
    model.edit.form.type('text', 'Third');
    texts.onPublish.fails({ kind: 'unreachable' });
    await model.publish();
    expect(model.edit.saving.submission.problem).toContain('could not be published');
    expect(model.edit.form.values.text).toBe('Third');
  });

  it('shows what somebody else published meanwhile, and goes either way', async () => {
    const { model, texts } = await opened();
    model.edit.form.type('text', 'Mine');
    texts.onPublish.fails(STALE).gives(historyOf(4, 'Mine'));
    texts.onRead.clear().gives(historyOf(3, 'Theirs'));
    await model.publish();
    expect(model.edit.meeting.open.map(({ words }) => words)).toEqual([
      { mine: 'Mine', theirs: 'Theirs' },
    ]);
    expect(model.edit.form.values.text).toBe('Mine');
    pickVersions(model.edit.meeting, 'mine');
    await model.publish();
    expect(texts.onPublish.calls.map(([, after]) => after)).toEqual([2, 3]);
    expect([model.current, model.edit.meeting.met]).toEqual([4, null]);

    const other = await opened();
    other.model.edit.form.type('text', 'Mine');
    other.texts.onPublish.fails(STALE);
    other.texts.onRead.clear().gives(historyOf(3, 'Theirs'));
    await other.model.publish();
    pickVersions(other.model.edit.meeting, 'theirs');
    expect([other.model.edit.form.values.text, other.model.edit.dirty]).toEqual(['Theirs', false]);
  });

  it('reads an older version, and never shows one under the name of another', async () => {
    const { model, texts } = await opened();
    texts.onReadVersion.gives({ text: 'First' }).fails({ kind: 'unreachable' });
    await model.open(version(1));
    expect(model.opened?.from.state).toEqual({ at: 'ready', value: { text: 'First' } });
    model.close();
    await model.open(version(2));
    expect(texts.onReadVersion.calls).toEqual([[1], [2]]);
    expect(model.opened?.from.state.at).toBe('failed');
  });
});
