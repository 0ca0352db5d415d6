import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
import { DraftNote } from '../forms/draft-note.tsx';
import { Form, Refusal } from '../forms/form.tsx';
import type { KeptDraft } from '../forms/kept-draft.ts';
import { Button } from '../kit/button.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { Notice } from '../kit/notice.tsx';
import type { RevisedSave } from './revised-save.ts';
import { TheirsNotice } from './theirs-notice.tsx';
import { useGuardedLeave } from './use-unsaved-work.tsx';

type TheirsProps = ComponentProps<typeof TheirsNotice>;

/** What is edited under a revision, as its panel needs it. */
interface Editor {
  readonly dirty: boolean;
  readonly saving: Pick<RevisedSave<unknown>, 'submission' | 'gone' | 'versions'>;
  readonly save: () => unknown;
  readonly reloadTheirs: () => void;
  readonly keepMine: () => Promise<void>;
}

interface EditorPanelProps extends Pick<TheirsProps, 'by'> {
  /** Begins the ids of the panel and its form. */
  readonly name: string;
  readonly title: string;
  readonly editor: Editor;
  /** Where what is typed is kept; absent for what holds a few choices. */
  readonly draft?: Pick<KeptDraft<never, never>, 'backFrom' | 'drop'>;
  /** Said once somebody else deleted it. */
  readonly goneWords?: { readonly title: string; readonly text: string };
  readonly press?: string;
  /** Something new may be sent as it stands; what is there, once it is changed. */
  readonly maySave?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form at the side of what it changes (ui README §8): asks before typed things go, says what was refused, what somebody else saved and what came back, and sends. */
export const EditorPanel = observer((props: EditorPanelProps) => {
  const { name, title, editor, draft, goneWords, by, press = 'Save' } = props;
  const { maySave = editor.dirty } = props;
  const { close, question } = useGuardedLeave(editor.dirty, props.onClose, draft);
  const { gone, submission, versions } = editor.saving;
  return (
    <>
      {question}
      <SlideOver
        id={`${name}-editor`}
        title={title}
        onClose={close}
        foot={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              look="primary"
              type="submit"
              form={`${name}-form`}
              busy={submission.busy}
              disabled={(!maySave || gone) && !submission.busy}
            >
              {press}
            </Button>
          </>
        }
      >
        <Form id={`${name}-form`} onSend={() => editor.save()}>
          <Refusal of={submission} />
          {gone && goneWords !== undefined && (
            <Notice tone="trouble" role="alert" title={goneWords.title}>
              <p>{goneWords.text}</p>
            </Notice>
          )}
          <TheirsNotice by={by} edit={editor} versions={versions} />
          {draft !== undefined && <DraftNote draft={draft} />}
          {props.children}
        </Form>
      </SlideOver>
    </>
  );
});
