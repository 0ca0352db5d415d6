import { expect, it } from 'vitest';
import { err, ok, type Failure } from '#core/kernel/result.ts';
import { FormState } from '#ui/forms/form-state.ts';
import { lastChange, RevisedEditor } from '#ui/shell/revised-editor.ts';

interface Note {
  readonly title: string;
  readonly text: string;
}
type Stored = Note & { readonly rev: number; readonly changedBy: string; readonly changedAt: null };

const STALE: Failure = { kind: 'refused', status: 409, message: null, code: 'staleRev' };
const noteOf = (rev: number, title: string, text: string): Stored => ({
  rev,
  title,
  text,
  changedBy: 'Ana',
  changedAt: null,
});

/** Returns an editor of a note that Ana has changed in the meantime, and the list of sent requests. */
const edited = (theirs: Stored) => {
  const sent: Note[] = [];
  let stored = noteOf(1, 'Gate', 'Code at the desk');
  const editor = new RevisedEditor<Stored, FormState<Note>>({
    form: new FormState({
      initial: { title: stored.title, text: stored.text },
      prefix: 'note-',
      validate: (typed) => ok(typed),
    }),
    base: stored,
    show: (note) => ({ title: note?.title ?? '', text: note?.text ?? '' }),
    changeOf: lastChange,
    same: (one, other) => one.title === other.title && one.text === other.text,
    send: (wanted, base) => {
      if (base?.rev !== theirs.rev) {
        stored = theirs;
        return Promise.resolve(err(STALE));
      }
      sent.push(wanted);
      return Promise.resolve(ok(null));
    },
    newest: () => Promise.resolve(ok(stored)),
    onSaved: () => undefined,
    words: 'Not saved.',
    names: { title: 'Title', text: 'Text' },
  });
  return { editor, sent };
};

it('“Keep mine” sends what is mine over theirs', async () => {
  const { editor, sent } = edited(noteOf(2, 'Side gate', 'Code at the desk'));
  editor.form.type('text', 'Code in the safe');
  await editor.save();
  expect(editor.saving.versions).toHaveLength(2);
  await editor.keepMine();
  expect(sent).toEqual([{ title: 'Side gate', text: 'Code in the safe' }]);
});

it('“Keep mine” says so where they saved the same, rather than do nothing', async () => {
  const { editor, sent } = edited(noteOf(2, 'Side gate', 'Code in the safe'));
  editor.form.type('text', 'Code in the safe');
  await editor.save();
  expect(editor.saving.theirs).not.toBeNull();
  await editor.keepMine();
  expect(sent).toEqual([]);
  expect(editor.dirty).toBe(false);
  expect(editor.saving.theirs).toBeNull();
  expect(editor.saving.submission.problem).toBe(
    'They saved the same as you. Nothing is left to save.',
  );
});

/** Returns an editor whose saves end when `end` is called, and whose typing goes on meanwhile. */
const slow = (answers: 'stored' | 'nothing', outlives = false) => {
  let stored = noteOf(1, 'Gate', 'Code at the desk');
  let end = (): void => undefined;
  const told: (readonly [Note, boolean])[] = [];
  const revs: (number | undefined)[] = [];
  const store = (wanted: Note, base: Stored | null) => {
    revs.push(base?.rev);
    return new Promise<ReturnType<typeof ok<Stored>>>((resolve) => {
      end = () => {
        stored = noteOf(stored.rev + 1, wanted.title, wanted.text);
        resolve(ok(stored));
      };
    });
  };
  const tell = (note: Note, typedOn: boolean) => void told.push([note, typedOn]);
  const editor = new RevisedEditor<Stored, FormState<Note>>({
    form: new FormState({
      initial: { title: stored.title, text: stored.text },
      validate: (typed) => ok({ ...typed }),
    }),
    base: stored,
    show: (note) => ({ title: note?.title ?? '', text: note?.text ?? '' }),
    changeOf: lastChange,
    newest: () => Promise.resolve(ok(stored)),
    outlives,
    ...(answers === 'stored'
      ? { store, onStored: (_: Stored, wanted: Note, typedOn: boolean) => tell(wanted, typedOn) }
      : { send: store, onSaved: tell }),
    words: 'Not saved.',
    names: { title: 'Title', text: 'Text' },
  });
  return { editor, told, revs, end: () => end() };
};

it.each(['stored', 'nothing'] as const)(
  'what is typed while a save runs stays, on the new revision, if the save answers %s',
  async (answers) => {
    const { editor, told, revs, end } = slow(answers);
    editor.form.type('text', 'Code in the safe');
    const saving = editor.save();
    editor.form.type('title', 'Side gate');
    end();
    await saving;
    expect(told).toEqual([]);
    expect(editor.saving.typedOn).toBe(true);
    expect(editor.form.values).toEqual({ title: 'Side gate', text: 'Code in the safe' });
    expect(editor.dirty).toBe(true);
    const again = editor.save();
    end();
    await again;
    expect(revs).toEqual([1, 2]);
    expect(told).toEqual([[{ title: 'Side gate', text: 'Code in the safe' }, false]]);
    expect(editor.saving.typedOn).toBe(false);
  },
);

it('a save after which more was typed is told when the editor is closed without it', async () => {
  const { editor, told, end } = slow('nothing');
  editor.form.type('text', 'Code in the safe');
  const saving = editor.save();
  editor.form.type('title', 'Side gate');
  end();
  await saving;
  let closed = 0;
  editor.leave(() => void (closed += 1));
  expect(told).toHaveLength(1);
  expect(closed).toBe(0);
  editor.leave(() => void (closed += 1));
  expect(closed).toBe(1);
});

it('an editor that stays on its page hears of the save at once, and that more was typed', async () => {
  const { editor, told, end } = slow('stored', true);
  editor.form.type('text', 'Code in the safe');
  const saving = editor.save();
  editor.form.type('title', 'Side gate');
  end();
  await saving;
  expect(told).toEqual([[{ title: 'Gate', text: 'Code in the safe' }, true]]);
  expect(editor.form.values.title).toBe('Side gate');
});
