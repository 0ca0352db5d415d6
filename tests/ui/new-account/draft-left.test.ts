import { firstValueFrom, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { ok } from '#core/kernel/result.ts';
import { emptyDraft } from '#core/new-account/account-draft.schema.ts';
import type { NewAccountGateway } from '#core/new-account/new-account.gateway.port.ts';
import type { Submitted } from '#core/new-account/stored-account-draft.schema.ts';
import { scripted } from '#tests/support/scripted.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { reviewState } from '#ui/new-account/review-lines.ts';
import { NewAccountViewModel } from '#ui/new-account/new-account.view-model.ts';

const AT = '2026-07-01T12:00:00Z';
const SAVED = { rev: 1, savedAt: AT, expiresAt: '2026-07-31T12:00:00Z' };
const PDF = new TextEncoder().encode('%PDF-1.7\n%%EOF\n');
const FILE = {
  name: 'first.pdf',
  size: PDF.length,
  arrayBuffer: () => Promise.resolve(PDF.buffer),
};

/** Lets everything that waits for no answer run to its end. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** The draft `a`, open, with its agreement on the way to the server. */
const opened = async () => {
  const gateway = scripted<NewAccountGateway>();
  const held = new Map<string, { readonly name: string; readonly size: number }>();
  const arrival = new Subject<void>();
  gateway.onStart.gives({ asOf: AT, branches: [], drafts: [] });
  gateway.onSave.gives(SAVED);
  gateway.onNumbers.gives({ blocks: [], answers: [], next: null, free: 8 });
  gateway.onRead.answers((id) =>
    ok({
      ...SAVED,
      id,
      step: 'agreement',
      siteNum: null,
      draft: emptyDraft(4473),
      document: held.get(id) ?? null,
    }),
  );
  gateway.onAttach.answers(async (id, { name }) => {
    await firstValueFrom(arrival);
    held.set(id, { name, size: PDF.length });
    return ok({ name, size: PDF.length });
  });
  gateway.onDetach.answers((id) => ok(held.delete(id)));
  const toasts = new ToastStore(Date.now);
  const model = new NewAccountViewModel({
    gateway,
    toasts,
    may: { zones: true, hours: true },
    activeGroup: () => null,
    ids: { next: () => 'new' },
    clock: { now: () => Date.parse(AT) },
  });
  await model.beginning.load();
  await model.open('a');
  void model.extras.attach([FILE]);
  await settled();
  const arrive = async () => {
    arrival.next();
    await settled();
  };
  const announced = () => toasts.shown().map(({ title }) => title);
  return { announced, arrive, gateway, held, model };
};

const LEAVES: Readonly<Record<string, (model: NewAccountViewModel) => unknown>> = {
  'another is opened': (model) => model.open('b'),
  'it is loaded anew': (model) => model.reload(),
  'it is left and opened again': async (model) => {
    await model.open('b');
    await model.open('a');
  },
  'it is discarded': (model) => model.leave(),
  'the screen is left': (model) => model.dispose(),
};

it.each(Object.entries(LEAVES))(
  'Create pressed while the agreement is sent creates nothing once %s, and says so',
  async (_when, leave) => {
    const { announced, arrive, gateway, model } = await opened();
    void model.submit.run();
    await settled();
    void leave(model);
    await settled();
    await arrive();
    expect(gateway.onSubmit.calls).toEqual([]);
    expect(announced()).toEqual([
      'The account was not created, because its draft was closed first.',
    ]);
  },
);

it.each(Object.entries(LEAVES))(
  'an agreement on its way arrives, although %s',
  async (_when, leave) => {
    const { arrive, gateway, held, model } = await opened();
    void leave(model);
    await settled();
    await arrive();
    expect([held.get('a')?.name, gateway.onDetach.calls]).toEqual(['first.pdf', []]);
    expect(model.extras.document?.name ?? null).toBe(model.id === 'a' ? 'first.pdf' : null);
  },
);

it('of several drafts asked for in a row the last opens', async () => {
  const { arrive, model } = await opened();
  await model.open('b');
  void model.open('a');
  void model.open('c');
  await settled();
  await arrive();
  expect(model.id).toBe('c');
});

it('an answer to Create is told, and changes nothing about the draft opened meanwhile', async () => {
  const { announced, arrive, gateway, model } = await opened();
  await arrive();
  const answer = new Subject<Submitted>();
  gateway.onSubmit.answers(async () => ok(await firstValueFrom(answer)));
  void model.submit.run();
  await settled();
  await model.open('b');
  model.putCode('one', { code: 'LANTERN9', knowingly: false });
  answer.next({ kind: 'created', siteNum: 5120 });
  await settled();
  expect([model.submit.createdNum, model.codes.size, model.submit.submission.problem]).toEqual([
    null,
    1,
    null,
  ]);
  expect(announced()).toEqual(['Account 5120 was created from the draft you left.']);
});

it('the review does not call a draft ready whose agreement is still read or sent', async () => {
  const { arrive, model } = await opened();
  const withoutFaults = () => reviewState({ extras: model.extras, validation: { blocking: 0 } });
  expect([reviewState(model), withoutFaults()]).toEqual(['faulty', 'reading']);
  await arrive();
  expect(withoutFaults()).toBe('ready');
});

it('an agreement that is read or sent is asked about before the draft is left', async () => {
  const { arrive, model } = await opened();
  expect(model.dirty).toBe(true);
  await arrive();
  expect(model.dirty).toBe(false);
});
