import { observer } from 'mobx-react-lite';
import { HiddenText } from '../kit/hidden-text.tsx';
import { Grid } from '../kit/grid.ts';
import { NewsLinks } from './news-links.tsx';
import type { NewsSetupViewModel } from './news-setup.view-model.ts';
import { NewsTile } from './news-tile.tsx';

/** What dealers see today, above the table (spec §2.5 “tile preview”); empty while nothing is active. */
export const NewsPreview = observer(({ model }: { readonly model: NewsSetupViewModel }) => {
  const { state } = model.active;
  if (state.at !== 'ready' || state.value.length === 0) return null;
  return (
    <section>
      <HiddenText as="h2">Shown today</HiddenText>
      <Grid columns="previews" gap={3}>
        {state.value.map((item) => (
          <NewsTile key={item.newsId} item={item} heading="h3">
            {item.hasDocument || item.url !== null ? (
              <NewsLinks {...item} onDownload={() => void model.download(item.newsId)} />
            ) : undefined}
          </NewsTile>
        ))}
      </Grid>
    </section>
  );
});
