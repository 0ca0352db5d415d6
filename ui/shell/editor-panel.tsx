import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
import { Form, useFocusWrong } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { OthersSlot } from './editing/others-slot.tsx';
import { EditorNotices, type NoticedEditor } from './editor-notices.tsx';
import type { AnyEditor } from './revised-editor.ts';
import { useGuardedLeave } from './use-unsaved-work.tsx';

/** The parts of an editor with revisions that `EditorPanel` uses. */
interface PanelEditor extends NoticedEditor, Pick<AnyEditor, 'maySave'> {
  readonly form: Parameters<typeof useFocusWrong>[0];
  readonly save: () => unknown;
  readonly leave?: AnyEditor['leave'];
}

interface EditorPanelProps extends Pick<ComponentProps<typeof EditorNotices>, 'goneWords'> {
  /** Prefix for the ids of the panel and its form. */
  readonly name: string;
  /** The id of the panel. Derived from `name` by default. */
  readonly id?: string;
  readonly title: string;
  readonly editor: PanelEditor;
  readonly press?: string;
  /** A button at the opposite end of the footer from the others. */
  readonly apart?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A form in a panel beside the content it changes (ui README §8). Handles saving, unsaved input, invalid fields, refusals,
 * other people's changes and restored drafts.
 */
export const EditorPanel = observer((props: EditorPanelProps) => {
  const { name, title, editor, press = 'Save' } = props;
  const leave = (): void =>
    editor.leave === undefined ? props.onClose() : editor.leave(props.onClose);
  const { close, question } = useGuardedLeave(editor.dirty, leave, editor.draft);
  const { gone, submission } = editor.saving;
  useFocusWrong(editor.form);
  return (
    <>
      {question}
      <SlideOver
        id={props.id ?? `${name}-editor`}
        title={title}
        note={<OthersSlot />}
        onClose={close}
        foot={
          <>
            {props.apart}
            <Button onClick={close}>Cancel</Button>
            <Button
              look="primary"
              type="submit"
              form={`${name}-form`}
              busy={submission.busy}
              disabled={(!editor.maySave || gone) && !submission.busy}
            >
              {press}
            </Button>
          </>
        }
      >
        <Form id={`${name}-form`} onSend={() => editor.save()}>
          <EditorNotices editor={editor} goneWords={props.goneWords} />
          {props.children}
        </Form>
      </SlideOver>
    </>
  );
});
