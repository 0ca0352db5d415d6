import { observer } from 'mobx-react-lite';
import { DraftNote } from '../forms/draft-note.tsx';
import { Refusal } from '../forms/form.tsx';
import { Notice } from '../kit/notice.tsx';
import type { AnyMeeting } from './editing/meeting.ts';
import type { AnyEditor } from './revised-editor.ts';
import { MeetingNotice } from './editing/meeting-notice.tsx';

/** The parts of an editor with revisions that `EditorNotices` uses. */
export type NoticedEditor = Pick<AnyEditor, 'dirty' | 'draft'> & {
  readonly meeting: AnyMeeting;
  readonly saving: Pick<AnyEditor['saving'], 'submission' | 'gone'> &
    Partial<Pick<AnyEditor['saving'], 'typedOn'>>;
};

interface EditorNoticesProps {
  readonly editor: NoticedEditor;
  /** Text shown when another person has deleted the item. */
  readonly goneWords?: { readonly title?: string; readonly text: string } | undefined;
}

/** The notices above an editor with revisions: a refused save, a deletion or change by another person, and a restored draft. */
export const EditorNotices = observer(({ editor, goneWords }: EditorNoticesProps) => {
  const { dirty, draft, meeting, saving } = editor;
  return (
    <>
      <Refusal of={saving.submission} />
      {saving.gone && goneWords !== undefined && (
        <Notice tone="trouble" role="alert" title={goneWords.title}>
          <p>{goneWords.text}</p>
        </Notice>
      )}
      {saving.typedOn === true && (
        <Notice tone="info" role="status" title="Saved, but not what you typed since">
          <p>You went on typing while it was being saved. Save again to keep that too.</p>
        </Notice>
      )}
      <MeetingNotice meeting={meeting} dirty={dirty} />
      {draft !== undefined && <DraftNote draft={draft} />}
    </>
  );
});
