import { observer } from 'mobx-react-lite';
import { DraftNote } from '../forms/draft-note.tsx';
import { Refusal } from '../forms/form.tsx';
import { Notice } from '../kit/notice.tsx';
import type { AnyEditor } from './revised-editor.ts';
import { TheirsNotice } from './theirs-notice.tsx';

/** What is edited under a revision, as the notices above its form need it. */
export type NoticedEditor = Pick<AnyEditor, 'by' | 'draft' | 'reloadTheirs' | 'keepMine'> & {
  readonly saving: Pick<AnyEditor['saving'], 'submission' | 'gone' | 'versions'>;
};

interface EditorNoticesProps {
  readonly editor: NoticedEditor;
  /** Said once somebody else deleted it. */
  readonly goneWords?: { readonly title?: string; readonly text: string } | undefined;
  readonly when?: (at: string) => string;
}

/** Above the fields of what is edited under a revision: what was refused, that it is gone, what somebody else saved, and what came back. */
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
