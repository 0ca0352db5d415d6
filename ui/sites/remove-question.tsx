import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Answer } from '#core/kernel/result.ts';
import { Refusal } from '../forms/form.tsx';
import { Submission } from '../forms/submission.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import type { SiteFileViewModel } from './site-file.view-model.ts';

/** Asks for confirmation before an item is removed from the file. Escape cancels. */
export const RemoveQuestion = observer(
  ({
    model,
    title,
    text,
    done,
    remove,
    press: buttonTexts,
    failed = 'It could not be deleted.',
  }: {
    readonly model: SiteFileViewModel;
    readonly title: string;
    readonly text: string;
    readonly done: string;
    readonly remove: () => Answer<unknown>;
    /** Button texts for a question that is not about a deletion. */
    readonly press?: { readonly yes: string; readonly no: string };
    readonly failed?: string;
  }) => {
    const [submission] = useState(() => new Submission());
    const press = (): Promise<unknown> => {
      const close = model.closing();
      return submission.press(remove, (answer) => {
        if (!answer.ok) {
          void model.reading.reload();
          return explain(answer.error, failed);
        }
        close(done);
        return null;
      });
    };
    return (
      <Dialog
        id="remove-from-file"
        title={title}
        onClose={() => model.close()}
        foot={
          <>
            <Button data-first="" onClick={() => model.close()}>
              {buttonTexts?.no ?? 'Keep it'}
            </Button>
            <Button
              look={buttonTexts === undefined ? 'danger' : 'primary'}
              busy={submission.busy}
              onClick={() => void press()}
            >
              {buttonTexts?.yes ?? 'Delete'}
            </Button>
          </>
        }
      >
        <Refusal of={submission} />
        <p>{text}</p>
      </Dialog>
    );
  },
);
