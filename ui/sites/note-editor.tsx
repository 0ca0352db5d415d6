import { observer } from 'mobx-react-lite';
import { ACCOUNT_LIMITS } from '#core/account-info/account-form.schema.ts';
import { siteDay } from '#core/account-info/account-completeness.rule.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import { noteForm, noteFormOn, type NoteForm } from '#core/site-file/note-form.schema.ts';
import type { SiteFile, SiteNote } from '#core/site-file/site-file.schema.ts';
import { Checkbox } from '../kit/checkbox.tsx';
import { DateField } from '../kit/dates/date-field.tsx';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { EditorPanel } from '../shell/editor-panel.tsx';
import { editFile } from './edit-file.ts';
import type { SiteFileViewModel } from './site-file.view-model.ts';
import { draftsOf, isNew, NEW } from './editor-drafts.ts';
import { useEditor } from './use-editor.ts';

const typed = (note: SiteNote | null) => noteForm.show(note === null ? null : noteForm.pick(note));

const makeEditor = (model: SiteFileViewModel, { account }: SiteFile, note: SiteNote | null) => {
  const { gateway, newId } = model.parts;
  const { siteNum } = account;
  const draft = draftsOf(model).note;
  const found = draft.take(siteNum, (key) => (note === null ? isNew(key) : key === note.id));
  // A note keeps its id after a lost response, so that a retry does not create a second note.
  const key = found?.key ?? note?.id ?? `${NEW}${newId()}`;
  const id = key.replace(NEW, '');
  const form = noteFormOn(siteDay(account), { permanent: model.may.edit });
  const done = model.closing();
  return editFile<SiteNote, ReturnType<typeof typed>, NoteForm>({
    base: found?.base ?? note,
    prefix: 'note-',
    typed,
    draft: { kept: draft.kept, siteNum, key, values: found?.values ?? null },
    validate: (values) => readForm(form, noteForm.read(values)),
    send: (value, before) =>
      before === null
        ? gateway.addNote({ sn: siteNum, id, ...value })
        : gateway.changeNote({ sn: siteNum, id, ...value, rev: before.rev }),
    read: () => gateway.siteFile({ sn: siteNum }),
    pick: ({ notes }) => notes.find((one) => one.id === id) ?? null,
    isMine: (stored, value) => noteForm.same(noteForm.pick(stored), value),
    touch: ({ updatedAt, updatedBy }) => ({ who: updatedBy, at: updatedAt }),
    onSaved: () => done(note === null ? 'The note was added' : 'The note was saved'),
    onLost: () => void model.reading.reload(),
    words: 'The note could not be saved. Nothing you typed is lost.',
    names: noteForm.labels,
  });
};

/**
 * The editor of a note, either permanent or with a last day. People who may only run tests can only write temporary notes
 * (domain guide 6.11 "Notes").
 */
export const NoteEditor = observer(
  ({
    model,
    base,
    note,
  }: {
    readonly model: SiteFileViewModel;
    readonly base: SiteFile;
    readonly note: SiteNote | null;
  }) => {
    const editor = useEditor(() => makeEditor(model, base, note));
    const { form } = editor;
    const pinned = form.bind('pinned');
    return (
      <EditorPanel
        name="note"
        title={note === null ? 'Add note' : 'Edit note'}
        editor={editor}
        press={note === null ? 'Add note' : 'Save'}
        goneWords={{
          title: 'This note was deleted in the meantime',
          text: 'What you typed is still here to copy. Close the panel and add the note again if you need it.',
        }}
        onClose={() => model.close()}
      >
        <TextAreaField
          {...form.bind('text')}
          data-first=""
          label={noteForm.labels.text}
          counter={`${form.values.text.length} / ${ACCOUNT_LIMITS.temporaryNote}`}
        />
        <DateField
          {...form.bind('until')}
          label={noteForm.labels.until}
          help={
            model.may.edit
              ? 'Leave blank for a permanent note.'
              : 'Your note is temporary and is removed after this day.'
          }
        />
        {model.may.edit && (
          <Checkbox id={pinned.id} checked={pinned.value} onChange={pinned.onChange}>
            Pin before the other notes
          </Checkbox>
        )}
      </EditorPanel>
    );
  },
);
