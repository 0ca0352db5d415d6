import { firstValueFrom, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { err, type Failure, ok, type Result } from '#core/kernel/result.ts';
import type { NewAccountGateway } from '#core/new-account/new-account.gateway.port.ts';
import type { StoredAccountDraft } from '#core/new-account/stored-account-draft.schema.ts';
import { scripted } from '#tests/support/scripted.ts';
import type { PickedFile } from '#ui/documents/picked-file.ts';
import { AccountExtras } from '#ui/new-account/account-extras.ts';

const OLD = { name: 'old.pdf', size: 3 };
const REFUSED: Failure = { kind: 'refused', status: 422, message: 'It is locked.', code: null };

const STORED: StoredAccountDraft = {
  id: 'draft-1',
  rev: 1,
  step: 'agreement',
  siteNum: null,
  document: null,
  draft: null,
  savedAt: '2026-07-01T12:00:00Z',
  expiresAt: '2026-07-31T12:00:00Z',
};

type Stored = Result<{ readonly name: string; readonly size: number }, Failure>;

const fileOf = (name: string): PickedFile => {
  const bytes = new TextEncoder().encode('%PDF-1.7\n%%EOF\n');
  return { name, size: bytes.length, arrayBuffer: () => Promise.resolve(bytes.buffer) };
};

/** Lets everything that waits for no answer run to its end. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

const opened = () => {
  const gateway = scripted<NewAccountGateway>();
  const answers: Subject<Stored>[] = [];
  const draft = { id: 'draft-1' };
  gateway.onAttach.answers(() => {
    const answer = new Subject<Stored>();
    answers.push(answer);
    return firstValueFrom(answer);
  });
  gateway.onDetach.gives({});
  const held = (document: { readonly name: string; readonly size: number } | null) =>
    gateway.onRead.gives({ ...STORED, document });
  const extras = new AccountExtras({
    gateway,
    ready: () => Promise.resolve(true),
    id: () => draft.id,
  });
  const choose = async (name: string) => {
    void extras.attach([fileOf(name)]);
    await settled();
  };
  const answer = async (at: number, name: string) => {
    answers[at]?.next(ok({ name, size: 14 }));
    await settled();
  };
  const fail = async (at: number, failure: Failure) => {
    answers[at]?.next(err(failure));
    await settled();
  };
  const sent = () => gateway.onAttach.calls.map(([id, { name }]) => `${id} ${name}`);
  return { answer, choose, draft, extras, fail, gateway, held, sent };
};

it('a later agreement is sent after the one before, so that the server keeps it', async () => {
  const { answer, choose, extras, sent } = opened();
  await choose('first.pdf');
  await choose('second.pdf');
  expect(sent()).toEqual(['draft-1 first.pdf']);
  await answer(0, 'first.pdf');
  await answer(1, 'second.pdf');
  expect(sent()).toEqual(['draft-1 first.pdf', 'draft-1 second.pdf']);
  expect([extras.document?.name, extras.picked.file]).toEqual(['second.pdf', null]);
});

it('an agreement that is removed while it is sent is removed on the server, which a submit waits for', async () => {
  const { answer, choose, extras, gateway } = opened();
  await choose('first.pdf');
  void extras.detach();
  let isSettled = false;
  void extras.picked.settle().then(() => (isSettled = true));
  await settled();
  expect([isSettled, extras.hasAgreement]).toEqual([false, false]);
  await answer(0, 'first.pdf');
  expect([isSettled, extras.document, gateway.onDetach.calls]).toEqual([true, null, [['draft-1']]]);
});

it('an agreement that is removed while it is sent is removed on the server, although its answer is lost', async () => {
  const { choose, extras, fail, gateway, held } = opened();
  held(OLD);
  await choose('first.pdf');
  void extras.detach();
  await fail(0, { kind: 'timedOut' });
  expect([extras.document, gateway.onDetach.calls]).toEqual([null, [['draft-1']]]);
});

it('the agreement of before comes back when the one removed while it was sent is refused', async () => {
  const { choose, extras, fail, gateway, held } = opened();
  extras.begin(OLD);
  held(OLD);
  await choose('first.pdf');
  void extras.detach();
  await fail(0, REFUSED);
  expect([extras.document, gateway.onDetach.calls]).toEqual([OLD, []]);
});

it('the agreement that the server holds stands behind a refused one', async () => {
  const { choose, extras, fail, held } = opened();
  extras.begin(OLD);
  held(OLD);
  await choose('locked.pdf');
  await fail(0, REFUSED);
  expect([extras.picked.problem, extras.hasAgreement]).toEqual(['It is locked.', false]);
  await extras.detach();
  expect([extras.document, extras.hasAgreement]).toEqual([OLD, true]);
});

it('an agreement stands behind a later one that is refused before it is sent', async () => {
  const { answer, choose, extras, gateway } = opened();
  await choose('first.pdf');
  void extras.attach([fileOf('a.pdf'), fileOf('b.pdf')]);
  await answer(0, 'first.pdf');
  expect([extras.picked.problem, gateway.onDetach.calls]).toEqual(['Choose one file only', []]);
  expect(extras.document?.name).toBe('first.pdf');
});

it('an agreement nobody knows of is said to be unknown, until it is asked for again', async () => {
  const { choose, extras, fail, gateway, held } = opened();
  extras.begin(OLD);
  gateway.onRead.fails({ kind: 'unreachable' });
  await choose('first.pdf');
  await fail(0, { kind: 'unreachable' });
  await extras.detach();
  expect([extras.isUnknown, extras.document, extras.hasAgreement]).toEqual([true, null, false]);
  gateway.onRead.clear();
  held(OLD);
  await extras.ask();
  expect([extras.isUnknown, extras.document]).toEqual([false, OLD]);
});

it('a removal that failed leaves what the server holds; a later agreement ends its message', async () => {
  const { answer, choose, extras, gateway, held } = opened();
  extras.begin(OLD);
  held(OLD);
  gateway.onDetach.clear().fails({ kind: 'unreachable' });
  await extras.detach();
  expect([extras.document, extras.filing.problem]).toEqual([OLD, expect.any(String)]);
  await choose('first.pdf');
  await answer(0, 'first.pdf');
  expect([extras.document?.name, extras.filing.problem]).toEqual(['first.pdf', null]);
});

it('an agreement belongs to the draft for which it was chosen', async () => {
  const { answer, choose, draft, extras, gateway, sent } = opened();
  const content = new Subject<ArrayBuffer>();
  const slow = { ...fileOf('slow.pdf'), arrayBuffer: () => firstValueFrom(content) };
  const reading = extras.attach([slow]);
  draft.id = 'draft-2';
  extras.begin(null);
  content.next(new TextEncoder().encode('%PDF-1.7\n%%EOF\n').buffer);
  await reading;
  expect(sent()).toEqual([]);

  await choose('second.pdf');
  draft.id = 'draft-3';
  extras.begin(null);
  await answer(0, 'second.pdf');
  expect([sent(), extras.document, gateway.onDetach.calls]).toEqual([
    ['draft-2 second.pdf'],
    null,
    [],
  ]);
});
