import { expect, it } from 'vitest';
import { err, ok, type Failure } from '#core/kernel/result.ts';
import { FormState } from '#ui/forms/form-state.ts';
import type { EditorParts } from '#ui/shell/editing/editor-parts.ts';
import { lastChange, RevisedEditor } from '#ui/shell/revised-editor.ts';
import { pickVersions } from '../../support/pick-versions.ts';

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
const edited = (theirs: Stored, parts: Partial<EditorParts<Stored, FormState<Note>>> = {}) => {
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
    ...parts,
  } as EditorParts<Stored, FormState<Note>>);
  return { editor, sent };
};

it('a save that another save met goes on by itself, and says what came from the other person', async () => {
  const { editor, sent } = edited(noteOf(2, 'Side gate', 'Code at the desk'));
  editor.form.type('text', 'Code in the safe');
  await editor.save();
  expect(sent).toEqual([{ title: 'Side gate', text: 'Code in the safe' }]);
  expect(editor.meeting.met).toBeNull();
  expect(editor.meeting.kept).toEqual({
    text: 'Ana changed Title in the meantime; both changes are kept.',
  });
});

it('a field that both changed waits for a choice, and nothing is sent before', async () => {
  const { editor, sent } = edited(noteOf(2, 'Side gate', 'Code at the neighbor'));
  editor.form.type('text', 'Code in the safe');
  await editor.save();
  expect(editor.meeting.waits).toBe(true);
  expect(editor.form.values).toEqual({ title: 'Side gate', text: 'Code in the safe' });
  // A draft that is opened after a reload meets the other save again.
  expect(editor.unsaved.base?.rev).toBe(1);
  const [clash] = editor.meeting.open;
  expect(clash).toMatchObject({
    label: 'Text',
    words: { mine: 'Code in the safe', theirs: 'Code at the neighbor' },
  });
  expect(clash && editor.meeting.sideOf(clash)).toBeNull();
  await editor.save();
  expect([sent, editor.meeting.asks]).toEqual([[], true]);
  expect(pickVersions(editor.meeting, 'mine')).toEqual(['Text']);
  expect(clash && editor.meeting.sideOf(clash)).toBe('mine');
  expect(editor.unsaved.base?.rev).toBe(2);
  await editor.save();
  expect(sent).toEqual([{ title: 'Side gate', text: 'Code in the safe' }]);
  expect([editor.meeting.met, editor.meeting.kept]).toEqual([null, null]);
});

it('choosing only theirs leaves nothing to save, and typing anew is a choice too', async () => {
  const { editor, sent } = edited(noteOf(2, 'Gate', 'Code at the neighbor'));
  editor.form.type('text', 'Code in the safe');
  await editor.save();
  const [clash] = editor.meeting.open;
  pickVersions(editor.meeting, 'theirs');
  expect([editor.form.values.text, editor.dirty]).toEqual(['Code at the neighbor', false]);
  expect(clash && editor.meeting.sideOf(clash)).toBe('theirs');
  editor.form.type('text', 'Ask Ana');
  expect(clash && editor.meeting.sideOf(clash)).toBeNull();
  await editor.save();
  expect(sent).toEqual([{ title: 'Gate', text: 'Ask Ana' }]);
});

it('says so where they saved the same, rather than do nothing', async () => {
  const { editor, sent } = edited(noteOf(2, 'Gate', 'Code in the safe'), { same: undefined });
  editor.form.type('text', 'Code in the safe');
  await editor.save();
  expect(sent).toEqual([]);
  expect(editor.dirty).toBe(false);
  expect(editor.saving.submission.problem).toBe(
    'They saved the same as you. Nothing is left to save.',
  );
});

it('where input beside the fields cannot be compared, the person looks first', async () => {
  const forgot: unknown[] = [];
  const beside = { changed: true, problem: null, forget: (one: unknown) => void forgot.push(one) };
  const { editor, sent } = edited(noteOf(2, 'Side gate', 'Code at the desk'), { beside });
  await editor.save();
  expect([sent, editor.meeting.waits, editor.meeting.met?.taken]).toEqual([[], true, ['Title']]);
  await editor.save();
  expect([sent.length, forgot]).toEqual([1, []]);
});

it('while others keep saving, it stops merging after a while and keeps what was typed', async () => {
  const { editor, sent } = edited(noteOf(99, 'Gate', 'Code at the desk'), {
    newest: (() => {
      let rev = 1;
      return () => Promise.resolve(ok(noteOf((rev += 1), `Gate ${String(rev)}`, 'Desk')));
    })(),
  });
  editor.form.type('text', 'Code in the safe');
  pickVersions(editor.meeting, 'mine');
  await editor.save();
  for (let again = 0; editor.meeting.open.length > 0 && again < 2; again += 1) {
    pickVersions(editor.meeting, 'mine');
    await editor.save();
  }
  expect(sent).toEqual([]);
  expect(editor.meeting.waits).toBe(true);
  expect(editor.form.values.text).toBe('Code in the safe');
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
