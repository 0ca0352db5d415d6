import { observer } from 'mobx-react-lite';
import type { CampaignUsage } from '#core/marketing/campaign.schema.ts';
import { Skeleton } from '../kit/skeleton.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Heading, Text } from '../kit/text.ts';
import { SmallTable } from './small-table.look.tsx';
import type { Loadable } from '../shell/loadable.ts';
import { EditorPanel } from '../shell/editor-panel.tsx';
import type { CampaignEditorViewModel } from './campaign-editor.view-model.ts';
import { CampaignForm } from './campaign-form.tsx';
import { AgainButton } from '../shell/again-button.tsx';
import type { MarketingViewModel } from './marketing.view-model.ts';

/** Views and downloads of a campaign, per group. Each person counts once a day (domain guide 6.16). */
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
            <AgainButton why={state.text} onAgain={() => void from.load()} />
          </Row>
        </>
      )}
      {state.at === 'ready' &&
        (state.value.groups.length === 0 ? (
          <Text size="small" tone="muted">
            No one has opened it yet.
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

/** Creates or edits one campaign. Asks before typed input is lost. */
export const CampaignEditor = observer(
  ({
    model,
    editor,
  }: {
    readonly model: MarketingViewModel;
    readonly editor: CampaignEditorViewModel;
  }) => {
    const { isNew } = editor.edit;
    return (
      <EditorPanel
        name="campaign"
        title={isNew ? 'Create campaign' : 'Edit campaign'}
        editor={editor.edit}
        press={isNew ? 'Create' : 'Save'}
        onClose={() => model.close()}
      >
        <CampaignForm editor={editor} />
        {model.usage !== null && <UsagePanel from={model.usage} />}
      </EditorPanel>
    );
  },
);
