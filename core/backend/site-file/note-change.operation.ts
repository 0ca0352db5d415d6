import { fieldChanges } from '../../forms/field-changes.rule.ts';
import { noteForm, type NoteForm } from '../../site-file/note-form.schema.ts';
import type { SiteChange } from '../sites/record-change.operation.ts';

const SUBJECT = 60;
const subjectOf = ({ text }: NoteForm): string =>
  text.length > SUBJECT ? `${text.slice(0, SUBJECT)}…` : text;

/** Describes a change of a note for site history and the audit log. */
export const noteChange = (
  given: Pick<SiteChange, 'operation' | 'event' | 'whole' | 'detail'>,
  id: string,
  before: NoteForm | null,
  after: NoteForm | null,
): SiteChange<keyof NoteForm> => {
  const note = after ?? before;
  return {
    ...given,
    id,
    subject: note === null ? null : subjectOf(note),
    changes: fieldChanges(noteForm.names, before, after),
    labels: noteForm.labels,
  };
};
