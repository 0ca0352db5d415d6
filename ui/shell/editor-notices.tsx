import { observer } from 'mobx-react-lite';
import { DraftNote } from '../forms/draft-note.tsx';
import { Refusal } from '../forms/form.tsx';
import { Notice } from '../kit/notice.tsx';
import type { AnyEditor } from './revised-editor.ts';
import { TheirsNotice } from './theirs-notice.tsx';

/** The parts of an editor with revisions that `EditorNotices` uses. */
export type NoticedEditor = Pick<AnyEditor, 'by' | 'draft' | 'reloadTheirs' | 'keepMine'> & {
  readonly saving: Pick<AnyEditor['saving'], 'submission' | 'gone' | 'versions'> &
    Partial<Pick<AnyEditor['saving'], 'typedOn'>>;
};

interface EditorNoticesProps {
  readonly editor: NoticedEditor;
  /** Text shown when another person has deleted the item. */
  readonly goneWords?: { readonly title?: string; readonly text: string } | undefined;
  readonly when?: (at: string) => string;
}

/** The notices above an editor with revisions: a refused save, a deletion or change by another person, and a restored draft. */
export const EditorNotices = observer(({ editor, goneWords, when }: EditorNoticesProps) => {
  const { by, draft, saving } = editor;
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
      <TheirsNotice
        by={by}
        edit={editor}
        versions={saving.versions}
        {...(when !== undefined && { when })}
      />
      {draft !== undefined && <DraftNote draft={draft} />}
    </>
  );
});
