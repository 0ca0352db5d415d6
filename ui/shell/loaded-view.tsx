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

/** An error text with a retry button. Screen readers announce the text. */
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

/** Shows a loadable value: a placeholder while loading, an error with retry on failure, else the value. */
export const LoadedView = observer(
  <T,>({
    from,
    waiting,
    children,
  }: {
    readonly from: Loadable<T>;
    /** Text for screen readers while loading. */
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

/** A screen for one loadable value: title, summary, reload button and the value. */
export const LoadedPage = observer(
  <T,>({
    title,
    head,
    ...view
  }: ComponentProps<typeof LoadedView<T>> & {
    readonly title: string;
    /** Content beside the title, shown once the value is loaded. */
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
