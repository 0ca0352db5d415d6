import ArrowTopRightOnSquareIcon from '@heroicons/react/20/solid/ArrowTopRightOnSquareIcon';
import { observer } from 'mobx-react-lite';
import { Button } from '../kit/button.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { ShownPicture } from '../kit/shown-picture.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { NotLoaded } from '../shell/loaded-view.tsx';
import type { LibraryViewModel } from './library.view-model.ts';

/** The file of an entry: a picture as it is, a PDF by the browser's own viewer in a tab of its own, as documents of a site are (domain guide 6.15, SECURITY.md §2.13). */
export const LibraryPreview = observer(({ model }: { readonly model: LibraryViewModel }) => {
  if (model.preview === null) return null;
  const { item, shown } = model.preview;
  const { preview } = shown;
  return (
    <Dialog
      id="library-preview"
      title={item.title}
      size="md"
      onClose={() => model.close()}
      foot={
        <>
          <Button onClick={() => void model.download(item.id)}>Download</Button>
          {preview.at === 'ready' && preview.kind === 'tab' && (
            <ButtonLink
              look="primary"
              href={preview.address}
              target="_blank"
              rel="noopener"
              icon={<ArrowTopRightOnSquareIcon />}
            >
              Open in a new tab
            </ButtonLink>
          )}
        </>
      }
    >
      <Stack gap={3}>
        {item.summary !== '' && <Text>{item.summary}</Text>}
        {preview.at === 'loading' && <Skeleton lines={6} label="Loading the file" />}
        {preview.at === 'failed' && (
          <NotLoaded text={preview.text} onRetry={() => void shown.load()} />
        )}
        {preview.at === 'ready' && preview.kind === 'picture' && (
          <ShownPicture src={preview.address} alt={item.title} />
        )}
        {preview.at === 'ready' && preview.kind === 'tab' && (
          <Text tone="muted">A PDF opens in a tab of its own, in the viewer of your browser.</Text>
        )}
      </Stack>
    </Dialog>
  );
});
