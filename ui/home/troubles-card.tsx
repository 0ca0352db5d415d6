import type { SiteState } from '#core/home/home.schema.ts';
import ExclamationTriangleIcon from '@heroicons/react/20/solid/ExclamationTriangleIcon';
import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import { Card, CardFoot } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { between, formatDuration } from '../kit/format-time.ts';
import { Row, Stack } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import { Icon } from '../kit/icon.tsx';

const alarms = (count: number): string => {
  if (count === 0) return 'No alarm in the last 30 days.';
  return count === 1 ? '1 alarm in the last 30 days.' : `${count} alarms in the last 30 days.`;
};

/** What is broken and still works somehow, with its age; below it how many alarms there were. */
export const TroublesCard = ({ site, now }: { readonly site: SiteState; readonly now: string }) => (
  <Card
    title="Open troubles"
    inset={false}
    {...(site.openTroubles.length > 0 && { count: site.openTroubles.length })}
  >
    {site.openTroubles.length === 0 ? (
      <EmptyState
        icon={CheckCircleIcon}
        title="No open troubles"
        text="Every sensor that reported a fault has recovered."
      />
    ) : (
      <Stack as="ul" gap={4} pad={4}>
        {site.openTroubles.map(({ text, since }) => (
          <Row as="li" gap={3} align="stretch" key={`${text} ${since}`}>
            <Icon of={ExclamationTriangleIcon} size={20} tone="trouble" />
            <div>
              <Strong block>{text}</Strong>
              <Text as="span" size="small" tone="muted">
                For {formatDuration(between(since, now))}
              </Text>
            </div>
          </Row>
        ))}
      </Stack>
    )}
    <CardFoot>{alarms(site.alarmsLast30Days)}</CardFoot>
  </Card>
);
