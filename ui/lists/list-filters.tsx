import FunnelIcon from '@heroicons/react/20/solid/FunnelIcon';
import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { PanelFields } from '../kit/docked-panel.tsx';
import { Popover } from '../kit/popover.tsx';
import { WideOnly } from '../kit/wide-only.ts';
import { ListMore } from './list-tools.look.tsx';
import type { ListViewModel } from './list.view-model.ts';

interface OpenerProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  /** How many filters are active. */
  readonly count: number;
}

const Opener = ({ count, ...wear }: OpenerProps) => {
  const text = count === 0 ? 'Filters' : `Filters (${count})`;
  return (
    <Button data-opener="" icon={<FunnelIcon />} aria-label={text} title={text} {...wear}>
      <WideOnly from="md">{text}</WideOnly>
    </Button>
  );
};

interface OfList<Row> {
  readonly list: ListViewModel<Row>;
  /** Names of filters that are set elsewhere, such as by tabs. */
  readonly besides?: readonly string[];
}

const activeIn = <Row,>({ list, besides = [] }: OfList<Row>): number =>
  Object.keys(list.asked.filters).filter((name) => !besides.includes(name)).length;

/** The button for the filters of a list that are on a panel of their own. It shows how many are active. */
export const FiltersButton = observer(
  <Row,>({ list, besides, ...wear }: OfList<Row> & Omit<OpenerProps, 'count'>) => (
    <ListMore data-more="">
      <Opener count={activeIn({ list, ...(besides && { besides }) })} {...wear} />
    </ListMore>
  ),
);

/** The button of a panel beside a list; only its icon is shown if the window is not wide. */
export const PanelButton = ({
  icon,
  text,
  isOpen,
  onClick,
}: {
  readonly icon: ReactNode;
  readonly text: string;
  readonly isOpen: boolean;
  readonly onClick: () => void;
}) => (
  <ListMore data-more="">
    <Button
      data-opener=""
      icon={icon}
      title={text}
      aria-label={text}
      aria-pressed={isOpen}
      onClick={onClick}
    >
      <WideOnly from={isOpen ? 'lg' : 'md'}>{text}</WideOnly>
    </Button>
  </ListMore>
);

interface FieldsProps {
  /** Renders the filter fields; called only while the panel is open. */
  readonly fields: () => ReactNode;
}

/** Filters behind one button. Each active filter is a chip beside the button. */
export const Filters = ({ count, fields }: FieldsProps & Pick<OpenerProps, 'count'>) => (
  <ListMore data-more="">
    <Popover label="Filters" button={(wear) => <Opener count={count} {...wear} />}>
      {() => <PanelFields>{fields()}</PanelFields>}
    </Popover>
  </ListMore>
);

/** The filters of a list. */
export const ListFilters = observer(<Row,>({ fields, ...of }: OfList<Row> & FieldsProps) => (
  <Filters count={activeIn(of)} fields={fields} />
));
