import { observer } from 'mobx-react-lite';
import type { CampaignUsage } from '#core/marketing/campaign.schema.ts';
import { Button } from '../kit/button.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Heading, Text } from '../kit/text.ts';
import { SmallTable } from '../kit/facts.tsx';
import type { Loadable } from '../shell/loadable.ts';
import { Form, Refusal } from '../forms/form.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { TheirsNotice } from '../shell/theirs-notice.tsx';
import { useGuardedLeave } from '../shell/use-unsaved-work.tsx';
import { DraftNote } from '../forms/draft-note.tsx';
import type { CampaignEditorViewModel } from './campaign-editor.view-model.ts';
import { CampaignForm } from './campaign-form.tsx';
import type { MarketingViewModel } from './marketing.view-model.ts';

/** Views and downloads of a campaign by group; a person counts once a day (domain guide 6.16). */
const UsagePanel = observer(({ from }: { readonly from: Loadable<CampaignUsage> }) => {
  const { state } = from;
  return (
    <Stack as="section" gap={1.5} aria-label="Views and downloads">
      <Heading as="h3">Views and downloads</Heading>
      {state.at === 'loading' && <Skeleton lines={2} label="Loading views and downloads" />}
      {state.at === 'failed' && (
        <>
          <Text size="small" tone="muted" role="alert">
            {state.text}
          </Text>
          <Row>
            <Button size="sm" onClick={() => void from.load()}>
              Try again
            </Button>
          </Row>
        </>
      )}
      {state.at === 'ready' &&
        (state.value.groups.length === 0 ? (
          <Text size="small" tone="muted">
            Nobody has opened it yet.
          </Text>
        ) : (
          <SmallTable
            heads={['Group', 'Views', 'Downloads']}
            rows={state.value.groups.map(({ siteGroupNum, name, views, downloads }) => ({
              name: `${siteGroupNum} ${name}`,
              figures: [views, downloads],
            }))}
          />
        ))}
    </Stack>
  );
});

/** Creates or edits one campaign; asks before losing what was typed. */
export const CampaignEditor = observer(
  ({
    model,
    editor,
  }: {
    readonly model: MarketingViewModel;
    readonly editor: CampaignEditorViewModel;
  }) => {
    const { close, question } = useGuardedLeave(editor.dirty, () => model.close(), editor.draft);
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
            <DraftNote draft={editor.draft} />
            <CampaignForm editor={editor} />
            {model.usage !== null && <UsagePanel from={model.usage} />}
          </Form>
        </SlideOver>
      </>
    );
  },
);
