import { observer } from 'mobx-react-lite';
import type { AskedDeletion } from '../forms/asked-deletion.ts';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';

/** Asks for confirmation before a deletion. Escape cancels. */
export const DeletionQuestion = observer(({ of }: { readonly of: AskedDeletion }) => {
  const { asked, submission } = of;
  if (asked === null) return null;
  return (
    <Dialog
      id="deletion"
      title={asked.title}
      onClose={() => of.keep()}
      foot={
        <>
          <Button data-first="" onClick={() => of.keep()}>
            Keep
          </Button>
          <Button look="danger" busy={submission.busy} onClick={() => void of.go()}>
            {asked.press ?? 'Delete'}
          </Button>
        </>
      }
    >
      <Refusal of={submission} />
      <p>{asked.text}</p>
    </Dialog>
  );
});
