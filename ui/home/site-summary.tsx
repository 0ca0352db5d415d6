import StarIcon from '@heroicons/react/20/solid/StarIcon';
import type { SiteState } from '#core/home/home.schema.ts';
import { Grid } from '../kit/grid.ts';
import { Row, Stack } from '../kit/stack.ts';
import { Heading, Text } from '../kit/text.ts';
import { Icon } from '../kit/icon.tsx';
import { AreasCard } from './areas-card.tsx';
import { MonitoringPanel } from './monitoring-panel.tsx';
import { TroublesCard } from './troubles-card.tsx';

/** Name, state, areas and open troubles of one site, in words a home owner reads at night. */
export const SiteSummary = ({ site, now }: { readonly site: SiteState; readonly now: string }) => (
  <Stack as="section" gap={4} aria-label={site.siteName}>
    <Row as="header" gap={3} wrap={1}>
      <Heading size="title">{site.siteName}</Heading>
      {site.isFavorite && <Icon of={StarIcon} size={20} tone="muted" label="Favorite" />}
      <Text as="span" tone="muted">
        {site.xmit} · {site.address}
      </Text>
    </Row>
    <MonitoringPanel site={site} now={now} />
    <Grid columns="side" gap={4}>
      <AreasCard site={site} now={now} />
      <TroublesCard site={site} now={now} />
    </Grid>
  </Stack>
);
