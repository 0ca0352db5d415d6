import * as mini from '@heroicons/react/20/solid';
import { observer } from 'mobx-react-lite';
import type { Attention } from '#core/attention/attention.schema.ts';
import { Card, CardNotes } from '../kit/card.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { Notice } from '../kit/notice.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { BulkQuestion } from '../lists/bulk-question.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { AttentionFilters } from './attention-filters.tsx';
import type { AttentionSeveral } from './attention-several.ts';
import { AttentionList, type AttentionListProps } from './attention-list.tsx';

const NOBODY = '';

/** Asks to whom the selected items are to be assigned, with what would happen. */
const AssignQuestion = observer(
  ({
    several,
    known,
  }: {
    readonly several: AttentionSeveral;
    readonly known: Pick<Attention, 'colleagues'> | null;
  }) => (
    <BulkQuestion bulk={several.assigning} text="">
      <SelectField
        id="attention-assign-to"
        label="Assigned to"
        placeholder="Unassigned"
        value={several.to ?? NOBODY}
        options={[
          { value: NOBODY, text: 'Unassigned' },
          ...(known?.colleagues ?? []).map(({ id, name }) => ({ value: id, text: name })),
        ]}
        onChange={(to) => void several.assignTo(to === NOBODY ? null : to)}
      />
    </BulkQuestion>
  ),
);

/**
 * The panel to work through the items that need attention. The URL stores which items are listed and which is opened
 * (domain guide 6.19).
 */
export const AttentionPanel = observer((props: AttentionListProps) => {
  const { model, onShow } = props;
  return (
    <Card
      title="Needs attention"
      inset={false}
      clipped={false}
      actions={
        <IconButton size="sm" label="Close the list" onClick={() => onShow(null)}>
          <mini.XMarkIcon />
        </IconButton>
      }
    >
      <CardNotes>
        <AttentionFilters {...props} />
      </CardNotes>
      {model.unlisted.map((text) => (
        <Notice key={text} tone="trouble" role="alert">
          {text}
        </Notice>
      ))}
      <LoadedView from={model.list} waiting="Loading what needs attention">
        {(known) => <AttentionList {...props} known={known} />}
      </LoadedView>
      <AssignQuestion several={model.several} known={model.pages.listed} />
      <BulkQuestion
        bulk={model.several.acknowledging}
        text={`${model.several.wouldAcknowledge}. They move to Acknowledged for everyone at your company.`}
      />
    </Card>
  );
});
