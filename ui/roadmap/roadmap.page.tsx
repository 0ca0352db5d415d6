import BellAlertIcon from '@heroicons/react/16/solid/BellAlertIcon';
import BellIcon from '@heroicons/react/16/solid/BellIcon';
import HandThumbUpIcon from '@heroicons/react/16/solid/HandThumbUpIcon';
import MapIcon from '@heroicons/react/24/outline/MapIcon';
import { observer } from 'mobx-react-lite';
import { counted } from '#core/kernel/counted.rule.ts';
import {
  roadmapStageSchema,
  type RoadmapItem,
  type RoadmapStage,
} from '#core/roadmap/roadmap.schema.ts';
import { roadmapApi } from '#core/roadmap/roadmap.api.ts';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { formatMoment, readerZone } from '../kit/format-time.ts';
import { Grid } from '../kit/grid.ts';
import { PageTitle } from '../kit/page-title.tsx';
import { PressChip } from '../kit/press-chip.tsx';
import { Shelf } from '../kit/shelf.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { RoadmapCard } from './roadmap-card.look.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { RoadmapViewModel } from './roadmap.view-model.ts';
import { createSection } from '../sections/section.ts';

const EMPTY: Readonly<Record<RoadmapStage, string>> = {
  Planned: 'Nothing is planned at the moment.',
  'In progress': 'Nothing is in progress at the moment.',
  Shipped: 'Nothing has shipped yet.',
};

const Entry = observer(
  ({ model, item }: { readonly model: RoadmapViewModel; readonly item: RoadmapItem }) => {
    const { title, body, votes, voted, asked, shippedAt } = item;
    const votesText = counted(votes, 'vote');
    return (
      <RoadmapCard
        title={title}
        text={body}
        foot={
          shippedAt !== null || !model.mayWish ? (
            <Text as="small" size="small" tone="muted">
              {shippedAt !== null &&
                `Shipped ${formatMoment(shippedAt, new Date().toISOString(), readerZone())} · `}
              {votesText}
            </Text>
          ) : (
            <>
              <PressChip
                icon={<HandThumbUpIcon aria-hidden />}
                aria-pressed={voted}
                aria-label={`Vote for ${title}, ${votesText}`}
                onClick={() => void model.setInterest(item, 'vote')}
              >
                {votesText}
              </PressChip>
              <PressChip
                icon={asked ? <BellAlertIcon aria-hidden /> : <BellIcon aria-hidden />}
                aria-pressed={asked}
                aria-label={`${asked ? 'You’ll be notified' : 'Notify me'} when ${title} ships`}
                onClick={() => void model.setInterest(item, 'tell')}
              >
                {asked ? 'You’ll be notified' : 'Notify me'}
              </PressChip>
            </>
          )
        }
      />
    );
  },
);

const Stage = observer(
  ({ model, stage }: { readonly model: RoadmapViewModel; readonly stage: RoadmapStage }) => {
    const items = model.at(stage);
    return (
      <Shelf title={stage} count={items.length}>
        {items.length === 0 ? (
          <Text tone="muted">{EMPTY[stage]}</Text>
        ) : (
          <Stack gap={3}>
            {items.map((item) => (
              <Entry key={item.id} model={model} item={item} />
            ))}
          </Stack>
        )}
      </Shelf>
    );
  },
);

/**
 * The planned, current and shipped features. A person can vote, and ask for a mail when a feature ships (domain guide 6.19
 * "Product roadmap").
 */
export const RoadmapPage = observer(() => {
  const model = useModel('roadmap');
  return (
    <>
      <PageTitle title="Product roadmap" />
      <LoadedView from={model.source} waiting="Loading the roadmap">
        {({ items }) =>
          items.length === 0 ? (
            <Card>
              <EmptyState
                icon={MapIcon}
                title="Nothing here yet"
                text="Your provider has not published a roadmap. Tell us what you need with Provide Feedback in the help menu."
              />
            </Card>
          ) : (
            <Stack gap={4}>
              <Text tone="muted" measure>
                Vote for what you would use. “Notify me” sends you one email when it ships.
              </Text>
              <Grid columns="lists" gap={4}>
                {roadmapStageSchema.options.map((stage) => (
                  <Stage key={stage} model={model} stage={stage} />
                ))}
              </Grid>
            </Stack>
          )
        }
      </LoadedView>
    </>
  );
});

/** The page of planned, current and shipped features. */
export const section = createSection(RoadmapPage, {
  roadmap: ({ toasts, context, gatewayOf }) =>
    new RoadmapViewModel({
      gateway: gatewayOf(roadmapApi),
      toasts,
      ownEyes: context.current.view?.impersonation === null,
    }),
});
