import ArrowPathIcon from '@heroicons/react/20/solid/ArrowPathIcon';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { IconButton } from '../kit/icon-button.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import type { Loadable } from './loadable.ts';

/** The head of a screen that shows one reading: its title, what the reading says about itself, and a way to read again. */
export const PageHead = observer(
  <T,>({
    title,
    from,
    children,
  }: {
    readonly title: string;
    readonly from: Loadable<T>;
    /** Beside the title, once it is read. */
    readonly children: (value: T) => ReactNode;
  }) => (
    <PageTitle
      title={title}
      actions={
        <IconButton bordered label="Refresh" onClick={() => void from.load()}>
          <ArrowPathIcon />
        </IconButton>
      }
    >
      {from.state.at === 'ready' && children(from.state.value)}
    </PageTitle>
  ),
);
