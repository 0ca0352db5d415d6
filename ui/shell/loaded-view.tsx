import ExclamationTriangleIcon from '@heroicons/react/24/outline/ExclamationTriangleIcon';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { AgainButton } from './again-button.tsx';
import type { Loadable } from './loadable.ts';
import { useDrawnReady } from './use-drawn-ready.ts';

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
    inSteps = false,
    ahead,
    children,
  }: {
    readonly from: Loadable<T>;
    /** Text for screen readers while loading. */
    readonly waiting: string;
    /** True for much content, which is drawn in small steps. Nothing else on the page may change with the value then. */
    readonly inSteps?: boolean;
    /** Shown while loading, for content of another shape than one card. */
    readonly ahead?: ReactNode;
    readonly children: (value: T) => ReactNode;
  }) => {
    const { state } = from;
    const isDrawn = useDrawnReady(state.at === 'ready');
    if ((isDrawn || !inSteps) && state.at === 'ready') return children(state.value);
    if (ahead !== undefined && state.at !== 'failed') return ahead;
    return (
      <Card>
        {state.at === 'failed' ? (
          <NotLoaded text={state.text} onRetry={() => void from.load()} />
        ) : (
          <Skeleton lines={6} label={waiting} />
        )}
      </Card>
    );
  },
);
