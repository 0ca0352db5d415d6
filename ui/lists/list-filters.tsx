import FunnelIcon from '@heroicons/react/20/solid/FunnelIcon';
import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
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

type OpenerProps<Row> = Pick<Props<Row>, 'list' | 'besides'> &
  Omit<ComponentProps<typeof Button>, 'children'>;

const Opener = observer(<Row,>({ list, besides = [], ...wear }: OpenerProps<Row>) => {
  const set = Object.keys(list.asked.filters).filter((name) => !besides.includes(name)).length;
  return (
    <Button data-opener="" icon={<FunnelIcon />} {...wear}>
      {set === 0 ? 'Filters' : `Filters (${set})`}
    </Button>
  );
});

/** The button for the filters of a list that are on a panel of their own. It shows how many are active. */
export const FiltersButton = <Row,>(props: OpenerProps<Row>) => (
  <ListMore data-more="">
    <Opener {...props} />
  </ListMore>
);

/** The filters of a list behind one button. Each active filter is a chip beside the button. */
export const ListFilters = <Row,>({ fields, ...of }: Props<Row>) => (
  <ListMore data-more="">
    <Popover label="Filters" button={(wear) => <Opener {...of} {...wear} />}>
      {() => <PanelFields>{fields()}</PanelFields>}
    </Popover>
  </ListMore>
);
