import { observer } from 'mobx-react-lite';
import { Form, Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { TheirsNotice } from '../shell/theirs-notice.tsx';
import { useGuardedLeave } from '../shell/use-unsaved-work.tsx';
import type { CampaignEditorViewModel } from './campaign-editor.view-model.ts';
import { CampaignForm } from './campaign-form.tsx';
import type { MarketingViewModel } from './marketing.view-model.ts';
import { UsagePanel } from './usage-panel.tsx';

/** Creates or edits one campaign; asks before losing what was typed. */
export const CampaignEditor = observer(
  ({
    model,
    editor,
  }: {
    readonly model: MarketingViewModel;
    readonly editor: CampaignEditorViewModel;
  }) => {
    const { close, question } = useGuardedLeave(editor.dirty, () => model.close());
    const { theirs, base, submission } = editor.saving;
    return (
      <>
        {question}
        <SlideOver
          id="campaign-editor"
          title={base === null ? 'Create campaign' : 'Edit campaign'}
          onClose={close}
          foot={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button
                look="primary"
                type="submit"
                form="campaign-form"
                busy={submission.busy}
                disabled={!editor.maySave && !submission.busy}
              >
                {base === null ? 'Create' : 'Save'}
              </Button>
            </>
          }
        >
          <Form id="campaign-form" onSend={() => editor.save()}>
            <Refusal of={submission} />
            <TheirsNotice
              by={theirs && { who: theirs.updatedBy, at: theirs.updatedAt }}
              edit={editor}
            />
            <CampaignForm editor={editor} />
            {model.usage !== null && <UsagePanel from={model.usage} />}
          </Form>
        </SlideOver>
      </>
    );
  },
);
