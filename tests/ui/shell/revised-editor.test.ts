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
    'What they saved is the same as yours. Nothing is left to save.',
  );
});
