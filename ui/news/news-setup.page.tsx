import { observer } from 'mobx-react-lite';
import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import { useEffect } from 'react';
import { HiddenText } from '../kit/hidden-text.tsx';
import { Grid } from '../kit/grid.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { ListColumn } from '../kit/data-list/list-column.ts';
import { PageTitle } from '../kit/page-title.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { useStoredScroll } from '../shell/use-stored-scroll.ts';
import { useModel } from '../shell/use-model.ts';
import { ReaderTile } from './news-tile.tsx';
import type { NewsSetupViewModel } from './news-setup.view-model.ts';
import { DeleteQuestion } from './delete-question.tsx';
import { DraftOffer } from '../forms/draft-note.tsx';
import { NewsEditor } from './news-editor.tsx';
import { NewsItems } from './news-items.tsx';
import { createSection } from '../sections/section.ts';
import { newsSetupModels } from './news-setup.models.ts';

/**
 * A preview of the news that dealers see today, shown above the table (spec §2.5 “tile preview”). Renders nothing while no
 * item is active.
 */
const NewsPreview = observer(({ model }: { readonly model: NewsSetupViewModel }) => {
  const { state } = model.active;
  if (state.at !== 'ready' || state.value.length === 0) return null;
  return (
    <section>
      <HiddenText as="h2">Shown today</HiddenText>
      <Grid columns="previews" gap={3}>
        {state.value.map((item) => (
          <ReaderTile
            key={item.newsId}
            item={item}
            heading="h3"
            onDownload={() => void model.download(item.newsId)}
          />
        ))}
      </Grid>
    </section>
  );
});

/** News setup (spec §2.5): tiles as dealers see them, the list with filters, and the editor. */
export const NewsSetupPage = observer(() => {
  const model = useModel('newsSetup');
  const { list, chosen, editor } = model;
  useListAddress(list, model.storedQuery);
  const { address } = list;
  useEffect(() => model.keepTrace(window.scrollY), [model, address]);
  useStoredScroll(list.state.at === 'ready', model.storedScroll, (y) => model.keepTrace(y));
  return (
    <>
      <PageTitle
        title="News setup"
        actions={
          <Button look="primary" icon={<PlusIcon />} onClick={() => model.edit(null)}>
            Create News
          </Button>
        }
      />
      <ListColumn>
        {editor === null && (
          <DraftOffer what="a news item" draft={model.draft} onGoOn={() => model.goOn()} />
        )}
        {model.active.state.at === 'loading' ? (
          <Card>
            <Skeleton lines={6} label="Loading the news" />
          </Card>
        ) : (
          <>
            <NewsPreview model={model} />
            <NewsItems model={model} />
          </>
        )}
      </ListColumn>
      {model.asking && (
        <DeleteQuestion
          titles={chosen.map(({ title }) => title)}
          busy={model.removing}
          onKeep={() => model.keep()}
          onDelete={() => void model.removeChosen()}
        />
      )}
      {editor !== null && <NewsEditor model={editor} onClose={() => model.closeEditor()} />}
    </>
  );
});

/** The news setup screen, for the staff who write the news. */
export const section = createSection(NewsSetupPage, newsSetupModels);
