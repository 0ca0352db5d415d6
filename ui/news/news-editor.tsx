import TrashIcon from '@heroicons/react/20/solid/TrashIcon';
import { observer } from 'mobx-react-lite';
import { COLOR_TEXT, KIND_TEXT } from '#core/news/news-text.ts';
import { Button } from '../kit/button.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { SlideOverPreview } from './slide-over-preview.look.tsx';
import { useGuardedLeave } from '../shell/use-unsaved-work.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { NewsForm } from './news-form.tsx';
import type { NewsEditorViewModel } from './news-editor.view-model.ts';
import { NewsTile } from './news-tile.tsx';

/** Create News and Edit News (spec §2.5): a tile preview, then the fields. Asks before typed input is lost. */
export const NewsEditor = observer(
  ({ model, onClose }: { readonly model: NewsEditorViewModel; readonly onClose: () => void }) => {
    const { edit } = model;
    const { close, question } = useGuardedLeave(edit.dirty, () => edit.leave(onClose), edit.draft);
    const { base, submission } = edit.saving;
    const editing = base !== null;
    const { title, body, icon, color } = edit.form.values;
    return (
      <>
        {question}
        {model.asking && (
          <DeleteQuestion
            titles={[base?.title ?? '']}
            busy={submission.busy}
            onKeep={() => model.keep()}
            onDelete={() => void model.remove()}
          />
        )}
        <SlideOver
          id="news-editor"
          title={editing ? 'Edit News' : 'Create News'}
          onClose={close}
          foot={
            <>
              {editing && (
                <Button
                  look="dangerOutline"
                  data-apart=""
                  icon={<TrashIcon width={20} height={20} />}
                  onClick={() => model.ask()}
                >
                  Delete
                </Button>
              )}
              <Button look="quiet" onClick={close}>
                Cancel
              </Button>
              <Button
                look="primary"
                type="submit"
                form="news-form"
                busy={submission.busy}
                disabled={!model.maySave}
              >
                {editing ? 'Save' : 'Create'}
              </Button>
            </>
          }
        >
          <SlideOverPreview label={`Preview, ${COLOR_TEXT[color]}`}>
            <NewsTile
              heading="h3"
              note={KIND_TEXT[icon]}
              item={{
                title: title.trim() === '' ? 'Title' : title,
                body: body.trim() === '' ? 'Body' : body,
                icon,
                color,
              }}
            />
          </SlideOverPreview>
          <NewsForm model={model} />
        </SlideOver>
      </>
    );
  },
);
