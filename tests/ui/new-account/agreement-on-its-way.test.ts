import { firstValueFrom, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { type Failure, ok, type Result } from '#core/kernel/result.ts';
import type { NewAccountGateway } from '#core/new-account/new-account.gateway.port.ts';
import { scripted } from '#tests/support/scripted.ts';
import type { PickedFile } from '#ui/documents/picked-file.ts';
import { AccountExtras } from '#ui/new-account/account-extras.ts';

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
  const sent = () => gateway.onAttach.calls.map(([id, { name }]) => `${id} ${name}`);
  return { answer, choose, draft, extras, gateway, sent };
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
  await extras.detach();
  let isSettled = false;
  void extras.picked.settle().then(() => (isSettled = true));
  await settled();
  expect([isSettled, extras.hasAgreement]).toEqual([false, false]);
  await answer(0, 'first.pdf');
  expect([isSettled, extras.document, gateway.onDetach.calls]).toEqual([true, null, [['draft-1']]]);
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
