import MapIcon from '@heroicons/react/24/outline/MapIcon';
import { observer } from 'mobx-react-lite';
import { counted } from '#core/kernel/counted.rule.ts';
import {
  ROADMAP_LIMITS,
  roadmapStageSchema,
  type SavedRoadmapItem,
} from '#core/roadmap/roadmap.schema.ts';
import { roadmapApi } from '#core/roadmap/roadmap.api.ts';
import { Field } from '../kit/field.tsx';
import { SegmentField } from '../kit/segment-field.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { StoredListCard } from '../lists/stored-list-card.tsx';
import type { RowColumn } from '../shell/row-table.tsx';
import { useModel } from '../shell/use-model.ts';
import { RoadmapStageBadge } from './roadmap-stage-badge.tsx';
import { StoredListViewModel } from '../lists/stored-list.view-model.ts';
import { ROADMAP_OPTIONS } from './roadmap-options.view-model.ts';
import { createSection } from '../sections/section.ts';

const COLUMNS: readonly RowColumn<SavedRoadmapItem>[] = [
  { head: 'Entry', marks: 'strong', cell: ({ title }) => title },
  { head: 'Stage', marks: 'second', cell: ({ stage }) => <RoadmapStageBadge stage={stage} /> },
  {
    head: 'Requests',
    marks: 'second',
    cell: ({ votes, asked }) => `${counted(votes, 'vote')}, ${asked} to be notified`,
  },
];
const STAGES = roadmapStageSchema.options.map((value) => ({ value, text: value }));
const nameOf = ({ title }: SavedRoadmapItem): string => title;

/**
 * The roadmap editor for staff. Moving an entry to Shipped sends a mail to the people who asked to be notified (domain
 * guide 6.19 "Product roadmap").
 */
export const RoadmapItemsPart = observer(() => (
  <StoredListCard
    model={useModel('roadmapItems')}
    title="Product roadmap"
    noun="entry"
    columns={COLUMNS}
    nameOf={nameOf}
    empty={{
      icon: MapIcon,
      title: 'Nothing on the roadmap.',
      text: 'Dealers see what is added here, vote for it, and can ask to be notified when it ships.',
    }}
    fields={({ form, saving: { base } }) => (
      <Stack gap={4}>
        <Field
          {...form.bind('title')}
          label="Title"
          data-first=""
          counter={`${form.values.title.length} / ${ROADMAP_LIMITS.title}`}
        />
        <TextAreaField
          {...form.bind('body')}
          label="Text"
          counter={`${form.values.body.length} / ${ROADMAP_LIMITS.body}`}
        />
        <SegmentField {...form.bind('stage')} label="Stage" options={STAGES} />
        {form.values.stage === 'Shipped' && base !== null && base.stage !== 'Shipped' && (
          <Text tone="muted" size="small" role="status">
            {`Saving emails the people who asked to be notified and were not yet: ${base.asked} asked.`}
          </Text>
        )}
      </Stack>
    )}
  />
));

/** The roadmap editor for staff, a part of Marketing. */
export const section = createSection(RoadmapItemsPart, {
  roadmapItems: ({ makeKey, toasts, ownDrafts, gatewayOf }) => {
    const roadmap = gatewayOf(roadmapApi);
    return new StoredListViewModel({
      gateway: {
        list: roadmap.listRoadmapItems,
        add: roadmap.addRoadmapItem,
        change: roadmap.changeRoadmapItem,
        remove: roadmap.removeRoadmapItem,
        restore: roadmap.restoreRoadmapItem,
      },
      options: ROADMAP_OPTIONS,
      makeKey,
      toasts,
      ownDrafts,
    });
  },
});
