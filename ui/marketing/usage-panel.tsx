import { observer } from 'mobx-react-lite';
import type { CampaignUsage } from '#core/marketing/campaign.schema.ts';
import { Button } from '../kit/button.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Heading, Text } from '../kit/text.ts';
import { SmallTable } from '../kit/small-table.tsx';
import type { Loadable } from '../shell/loadable.ts';

/** Views and downloads of a campaign by group; a person counts once a day (domain guide 6.16). */
export const UsagePanel = observer(({ from }: { readonly from: Loadable<CampaignUsage> }) => {
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
