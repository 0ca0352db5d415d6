import TrashIcon from '@heroicons/react/20/solid/TrashIcon';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { COLOR_WORDS } from '#core/news/news-words.ts';
import { NEWS_COLORS, NEWS_ICONS, type NewsColor, type NewsIcon } from '#core/news/news.schema.ts';
import { Button } from '../kit/button.tsx';
import { DiscardQuestion } from '../kit/discard-question.tsx';
import { SlideOver, SlideOverPreview } from '../kit/dialog.tsx';
import { useUnsavedWork } from '../shell/use-unsaved-work.ts';
import { DeleteQuestion } from './delete-question.tsx';
import { NewsForm } from './news-form.tsx';
import type { NewsEditorViewModel } from './news-editor.view-model.ts';
import { NewsTile } from './news-tile.tsx';

const Tile = observer(({ model }: { readonly model: NewsEditorViewModel }) => {
  const { title, body, icon, color } = model.form.values;
  return (
    <NewsTile
      heading="h3"
      item={{
        title: title.trim() === '' ? 'Title' : title,
        body: body.trim() === '' ? 'Body' : body,
        icon: NEWS_ICONS.find((name): name is NewsIcon => name === icon) ?? NEWS_ICONS[0],
        color: NEWS_COLORS.find((name): name is NewsColor => name === color) ?? NEWS_COLORS[0],
      }}
    />
  );
});

/** Create News and Edit News (spec §2.5): the tile as it will look, then the fields; asks before anything typed is lost. */
export const NewsEditor = observer(
  ({ model, onClose }: { readonly model: NewsEditorViewModel; readonly onClose: () => void }) => {
    const [asking, setAsking] = useState(false);
    useUnsavedWork(model.dirty);
    const editing = model.before !== null;
    const close = () => (model.dirty ? setAsking(true) : onClose());
    const { color } = model.form.values;
    return (
      <>
        {asking && <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={onClose} />}
        {model.asking && (
          <DeleteQuestion
            titles={[model.before?.title ?? '']}
            busy={model.submission.busy}
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
                busy={model.submission.busy}
                disabled={!model.maySave}
              >
                {editing ? 'Save' : 'Create'}
              </Button>
            </>
          }
        >
          <SlideOverPreview label={`Preview, ${COLOR_WORDS[color as NewsColor]}`}>
            <Tile model={model} />
          </SlideOverPreview>
          <NewsForm model={model} />
        </SlideOver>
      </>
    );
  },
);
