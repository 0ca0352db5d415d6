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
  /** Names of filters that are set elsewhere, such as by tabs. */
  readonly besides?: readonly string[];
  /** Renders the filter fields; called only while the panel is open. */
  readonly fields: () => ReactNode;
}

/**
 * The additional filters of a list behind one button, which shows how many filters are active. Each active filter is a
 * chip beside the button.
 */
export const ListFilters = observer(<Row,>({ list, besides = [], fields }: Props<Row>) => {
  const set = Object.keys(list.asked.filters).filter((name) => !besides.includes(name)).length;
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
