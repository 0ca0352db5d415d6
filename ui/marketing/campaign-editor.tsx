import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import { ConflictNotice } from '../kit/conflict-notice.tsx';
import { DiscardQuestion } from '../kit/discard-question.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { formatStamp } from '../kit/format-time.ts';
import { SlideOver } from '../kit/dialog.tsx';
import { FormStack } from '../kit/stack.ts';
import { useUnsavedWork } from '../shell/use-unsaved-work.ts';
import type { CampaignEditorViewModel } from './campaign-editor.view-model.ts';
import { CampaignForm } from './campaign-form.tsx';
import type { MarketingViewModel } from './marketing.view-model.ts';
import { UsagePanel } from './usage-panel.tsx';

type Editor = { readonly editor: CampaignEditorViewModel };

/** Creates or edits one campaign; asks before losing what was typed. */
export const CampaignEditor = observer(
  ({ model, editor }: { readonly model: MarketingViewModel } & Editor) => {
    const [asking, setAsking] = useState(false);
    const { dirty, saving } = editor;
    const { theirs, base } = saving;
    useUnsavedWork(dirty);
    const close = (): void => (dirty ? setAsking(true) : model.close());
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return (
      <>
        {asking && (
          <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={() => model.close()} />
        )}
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
                busy={saving.submission.busy}
                disabled={!editor.maySave && !saving.submission.busy}
              >
                {base === null ? 'Create' : 'Save'}
              </Button>
            </>
          }
        >
          <FormStack
            gap={4}
            id="campaign-form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void editor.save();
            }}
          >
            {editor.problem !== null && (
              <FormAlert key={saving.submission.refusals} tone="error" text={editor.problem} />
            )}
            {theirs !== null && (
              <ConflictNotice
                who={theirs.updatedBy}
                when={formatStamp(theirs.updatedAt, zone)}
                onReload={() => editor.reloadTheirs()}
                onKeep={() => void editor.keepMine()}
              />
            )}
            <CampaignForm editor={editor} />
            {model.usage !== null && <UsagePanel from={model.usage} />}
          </FormStack>
        </SlideOver>
      </>
    );
  },
);
