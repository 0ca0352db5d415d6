import FunnelIcon from '@heroicons/react/20/solid/FunnelIcon';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { PanelFields } from '../kit/docked-panel.tsx';
import { Popover } from '../kit/popover.tsx';
import { ListMore } from './list-tools.look.tsx';
import type { ListViewModel } from './list.view-model.ts';

interface Props<Row> {
  readonly list: ListViewModel<Row>;
  /** Filters of the list that stand elsewhere, its tabs for example. */
  readonly besides?: readonly string[];
  /** The fields; drawn while they are wanted. */
  readonly fields: () => ReactNode;
}

/** What narrows a list by more than its search, behind one button that says how much is set; each stands as a chip beside it, so that rows keep the room. */
export const ListFilters = observer(<Row,>({ list, besides = [], fields }: Props<Row>) => {
  const set = Object.keys(list.draft.filters).filter((name) => !besides.includes(name)).length;
  return (
    <ListMore data-more="">
      <Popover
        label="Filters"
        button={(wear) => (
          <Button data-opener="" icon={<FunnelIcon />} {...wear}>
            {set === 0 ? 'Filters' : `Filters (${set})`}
          </Button>
        )}
      >
        {() => <PanelFields>{fields()}</PanelFields>}
      </Popover>
    </ListMore>
  );
});
