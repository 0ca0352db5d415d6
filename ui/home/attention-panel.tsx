import * as mini from '@heroicons/react/20/solid';
import { observer } from 'mobx-react-lite';
import { Card, CardNotes } from '../kit/card.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { Notice } from '../kit/notice.tsx';
import { BulkQuestion } from '../lists/bulk-question.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { AttentionFilters } from './attention-filters.tsx';
import { AttentionList, type AttentionListProps } from './attention-list.tsx';

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
      <BulkQuestion
        bulk={model.bulk}
        text={`${model.wouldAcknowledge}. They move to Acknowledged for everyone at your company.`}
      />
    </Card>
  );
});
