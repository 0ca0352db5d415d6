import { expect, it } from 'vitest';
import { readForm } from '#core/forms/read-form.schema.ts';
import { err, ok } from '#core/kernel/result.ts';
import { noteForm, noteFormOn, type NoteForm } from '#core/site-file/note-form.schema.ts';
import type { SiteFile, SiteNote } from '#core/site-file/site-file.schema.ts';
import type { OwnDrafts } from '#ui/forms/saved-draft.ts';
import { createEditorDrafts } from '#ui/sites/editor-drafts.ts';
import { editFile } from '#ui/sites/edit-file.ts';
import { ownDrafts } from '#tests/support/own-drafts.ts';

const NOTE: SiteNote = {
  id: 'n-1',
  text: 'Key under the pot',
  until: null,
  pinned: false,
  rev: 3,
  ofCustomer: false,
  expiresAt: null,
  writtenAt: '2026-03-01T10:00:00.000Z',
  writtenBy: 'Dana Reyes',
  updatedAt: null,
  updatedBy: null,
};
const typed = (note: SiteNote | null) => noteForm.show(note === null ? null : noteForm.pick(note));

/** Returns the note editor of a new session, with the stored draft. */
const session = (own: OwnDrafts, answer: 'saved' | 'ended' = 'saved') => {
  const drafts = createEditorDrafts(own);
  const found = drafts.note.take(700121, (key) => key === NOTE.id);
  const sent: { readonly form: NoteForm; readonly rev: number }[] = [];
  const editor = editFile<SiteNote, ReturnType<typeof typed>, NoteForm>({
    base: found?.base ?? NOTE,
    prefix: 'note-',
    typed,
    draft: { kept: drafts.note.kept, siteNum: 700121, key: NOTE.id, values: found?.values ?? null },
    validate: (values) =>
      readForm(noteFormOn('2026-03-12', { permanent: true }), noteForm.read(values)),
    send: (form, base) => {
      sent.push({ form, rev: base?.rev ?? 0 });
      return Promise.resolve(answer === 'saved' ? ok({}) : err({ kind: 'sessionEnded' }));
    },
    read: () => Promise.resolve(err({ kind: 'sessionEnded' })),
    pick: () => null,
    isMine: () => false,
    touch: () => ({ who: null, at: null }),
    onSaved: () => undefined,
    onLost: () => undefined,
    words: 'The note could not be saved.',
    names: noteForm.labels,
  });
  editor.start();
  return { drafts, editor, sent };
};

it('keeps what was typed until the next sign-in of the same person, for its own site and thing', async () => {
  const own = ownDrafts();
  const before = session(own, 'ended');
  before.editor.edit.form.type('text', 'Key at the neighbor');
  await before.editor.edit.save();
  before.editor.dispose();
  const { note } = createEditorDrafts(own);
  expect(note.of(700121)).toMatchObject({ key: NOTE.id, base: { rev: 3 } });
  expect(note.of(700122)).toBeNull();
  expect(note.take(700121, (key) => key === 'n-2')).toBeNull();
  const after = session(own);
  expect(after.editor.edit.form.values.text).toBe('Key at the neighbor');
  expect(after.editor.edit.dirty).toBe(true);
  // The save sends the revision at which the edit started.
  await after.editor.edit.save();
  expect(after.sent).toMatchObject([{ form: { text: 'Key at the neighbor' }, rev: 3 }]);
  after.editor.dispose();
  expect(createEditorDrafts(own).note.of(700121)).toBeNull();
});

it('shows nothing of it to somebody else, and forgets what is given up', () => {
  const own = ownDrafts();
  const first = session(own);
  first.editor.edit.form.type('text', 'Key at the neighbor');
  first.editor.dispose();
  expect(createEditorDrafts({ ...own, userId: 'u-2' }).note.of(700121)).toBeNull();
  const again = session(own);
  again.drafts.note.kept.drop();
  again.editor.dispose();
  expect(createEditorDrafts(own).note.of(700121)).toBeNull();
});

it('a save that meets another one sends the field that was typed into, and theirs for every other', async () => {
  const sent: NoteForm[] = [];
  const theirs = { ...NOTE, rev: 4, pinned: true, until: '2026-06-01', updatedBy: 'Ana Duarte' };
  const { note } = createEditorDrafts(ownDrafts());
  const editor = editFile<SiteNote, ReturnType<typeof typed>, NoteForm>({
    base: NOTE,
    prefix: 'note-',
    typed,
    draft: { kept: note.kept, siteNum: 700121, key: NOTE.id, values: null },
    validate: (values) =>
      readForm(noteFormOn('2026-03-12', { permanent: true }), noteForm.read(values)),
    send: (form, base) => {
      if (base?.rev === theirs.rev) sent.push(form);
      return Promise.resolve(
        base?.rev === theirs.rev
          ? ok({})
          : err({ kind: 'refused', status: 409, code: 'staleRev', message: null } as const),
      );
    },
    read: () => Promise.resolve(ok({} as SiteFile)),
    pick: () => theirs,
    isMine: () => false,
    touch: ({ updatedBy, updatedAt }) => ({ who: updatedBy, at: updatedAt }),
    onSaved: () => undefined,
    onLost: () => undefined,
    words: 'The note could not be saved.',
    names: noteForm.labels,
  });
  editor.edit.form.type('text', 'Key at the neighbor');
  await editor.edit.save();
  expect(editor.edit.meeting.kept?.text).toBe(
    'Ana Duarte changed Last day and Pinned in the meantime; both changes are kept.',
  );
  expect(sent).toEqual([{ text: 'Key at the neighbor', until: '2026-06-01', pinned: true }]);
});
