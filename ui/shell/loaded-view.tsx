import ExclamationTriangleIcon from '@heroicons/react/24/outline/ExclamationTriangleIcon';
import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
import ArrowPathIcon from '@heroicons/react/20/solid/ArrowPathIcon';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { AgainButton } from './again-button.tsx';
import type { Loadable } from './loadable.ts';

/** What could not be read, in words, with a way to try again; said aloud. */
export const NotLoaded = ({
  text,
  onRetry,
}: {
  readonly text: string;
  readonly onRetry: () => void;
}) => (
  <div role="alert">
    <EmptyState
      icon={ExclamationTriangleIcon}
      title="Not loaded"
      text={text}
      action={<AgainButton why={text} onAgain={onRetry} />}
    />
  </div>
);

/** Shows one reading: bars while it is on its way, words with a retry when it failed, else what was read. */
export const LoadedView = observer(
  <T,>({
    from,
    waiting,
    children,
  }: {
    readonly from: Loadable<T>;
    /** What a screen reader hears while it loads. */
    readonly waiting: string;
    readonly children: (value: T) => ReactNode;
  }) => {
    const { state } = from;
    if (state.at === 'ready') return children(state.value);
    return (
      <Card>
        {state.at === 'loading' ? (
          <Skeleton lines={6} label={waiting} />
        ) : (
          <NotLoaded text={state.text} onRetry={() => void from.load()} />
        )}
      </Card>
    );
  },
);

/** A screen that shows one reading: its title, what the reading says about itself, a way to read again, and the view. */
export const LoadedPage = observer(
  <T,>({
    title,
    head,
    ...view
  }: ComponentProps<typeof LoadedView<T>> & {
    readonly title: string;
    /** Beside the title, once it is read. */
    readonly head?: (value: T) => ReactNode;
  }) => {
    const { from } = view;
    return (
      <>
        <PageTitle
          title={title}
          actions={
            <IconButton bordered label="Refresh" onClick={() => void from.load()}>
              <ArrowPathIcon />
            </IconButton>
          }
        >
          {from.state.at === 'ready' && head?.(from.state.value)}
        </PageTitle>
        <LoadedView {...view} />
      </>
    );
  },
);
