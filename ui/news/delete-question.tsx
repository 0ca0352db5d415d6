import { counted } from '#core/kernel/counted.rule.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';

/** Asks for confirmation before news items are deleted. Escape cancels. */
export const DeleteQuestion = ({
  titles,
  busy,
  onKeep,
  onDelete,
}: {
  readonly titles: readonly string[];
  readonly busy: boolean;
  readonly onKeep: () => void;
  readonly onDelete: () => void;
}) => (
  <Dialog
    id="delete-news"
    title={
      titles.length === 1
        ? 'Delete this news item?'
        : `Delete ${counted(titles.length, 'news item')}?`
    }
    onClose={onKeep}
    foot={
      <>
        <Button data-first="" onClick={onKeep}>
          Keep
        </Button>
        <Button look="danger" busy={busy} onClick={onDelete}>
          Delete
        </Button>
      </>
    }
  >
    <p>
      {titles.length === 1
        ? `No one will see “${titles[0] ?? ''}” anymore.`
        : 'No one will see them anymore. Either all are deleted or none.'}
    </p>
  </Dialog>
);
