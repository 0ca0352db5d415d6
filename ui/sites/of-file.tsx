import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { SiteFile } from '#core/site-file/site-file.schema.ts';
import { Card } from '../kit/card.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { NotLoaded } from '../shell/loaded-view.tsx';
import { useSiteFile } from './site-file-context.ts';

/**
 * A card whose content needs the file. While the file loads, the card shows an empty frame; if loading fails, the card
 * shows an error (domain guide 5.6).
 */
export const OfFile = observer(
  ({
    title,
    children,
  }: {
    readonly title: string;
    readonly children: (file: SiteFile) => ReactNode;
  }) => {
    const { file, reading } = useSiteFile();
    if (file !== null) return children(file);
    const { state } = reading.source;
    return (
      <Card title={title}>
        {state.at === 'failed' ? (
          <NotLoaded text={state.text} onRetry={() => void reading.source.load()} />
        ) : (
          <Skeleton lines={3} label={`Loading: ${title}`} />
        )}
      </Card>
    );
  },
);
