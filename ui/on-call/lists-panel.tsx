import PencilIcon from '@heroicons/react/16/solid/PencilIcon';
import PlusIcon from '@heroicons/react/16/solid/PlusIcon';
import TrashIcon from '@heroicons/react/16/solid/TrashIcon';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { OnCallOverview } from '#core/on-call/on-call-overview.schema.ts';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { DockedPanel, PanelLine, PanelLineName, PanelLineNote } from '../kit/docked-panel.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { Rows } from '../kit/part.tsx';
import { PartRow, PartRowNote } from '../kit/part-rows.tsx';
import { Grow } from '../kit/stack.ts';
import { Strong } from '../kit/text.ts';
import { NEW } from './on-call-place.ts';
import { DeletionQuestion } from '../shell/deletion-question.tsx';
import type { OnCallViewModel } from './on-call.view-model.ts';
import { longMoment, nameIn, namesIn, pagedText, rotationText } from './on-call-text.ts';
import type { OnCallAddress } from './use-on-call-place.ts';

interface Props {
  readonly model: OnCallViewModel;
  readonly overview: OnCallOverview;
  readonly address: OnCallAddress;
}

const Part = ({
  title,
  add,
  onAdd,
  children,
}: {
  readonly title: string;
  readonly add: string | null;
  readonly onAdd: () => void;
  readonly children: ReactNode;
}) => (
  <>
    <PanelLine>
      <PanelLineName>{title}</PanelLineName>
      <PanelLineNote />
      {add !== null && (
        <Button size="sm" look="quiet" icon={<PlusIcon />} onClick={onAdd}>
          {add}
        </Button>
      )}
    </PanelLine>
    <Rows>{children}</Rows>
  </>
);

const Ends = ({
  what,
  remove,
  onEdit,
  onRemove,
}: {
  readonly what: string;
  readonly remove: string;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}) => (
  <>
    <IconButton size="sm" label={`Edit ${what}`} onClick={onEdit}>
      <PencilIcon />
    </IconButton>
    <IconButton size="sm" label={`${remove} ${what}`} onClick={onRemove}>
      <TrashIcon />
    </IconButton>
  </>
);

const Lists = observer(({ model, overview, address }: Props) => (
  <Part title="Lists" add="Add list" onAdd={() => address.edit({ what: 'rotation', id: NEW })}>
    {overview.lists.map((list) => (
      <PartRow
        key={list.id}
        end={
          <Ends
            what={list.name}
            remove="Delete"
            onEdit={() => address.edit({ what: 'rotation', id: list.id })}
            onRemove={() => model.removeList(list)}
          />
        }
      >
        <Strong>{list.name}</Strong>
        <PartRowNote>{rotationText(list)}</PartRowNote>
      </PartRow>
    ))}
  </Part>
));

const People = observer(({ model, overview, address }: Props) => (
  <Part title="People" add="Add person" onAdd={() => address.edit({ what: 'person', id: NEW })}>
    {overview.people.map((person) => (
      <PartRow
        key={person.id}
        end={
          <Ends
            what={person.name}
            remove="Delete"
            onEdit={() => address.edit({ what: 'person', id: person.id })}
            onRemove={() => model.removePerson(person)}
          />
        }
      >
        <Strong>{person.name}</Strong>
        <PartRowNote>{`${pagedText(person)}${person.accountId === null ? ' · no sign-in' : ''}`}</PartRowNote>
      </PartRow>
    ))}
  </Part>
));

const spanText = (
  overview: OnCallOverview,
  one: { readonly from: string; readonly to: string },
): string =>
  `${longMoment(Date.parse(one.from), overview.timeZone)} to ${longMoment(Date.parse(one.to), overview.timeZone)}`;
const isAhead = (overview: OnCallOverview, { to }: { readonly to: string }): boolean =>
  to > overview.asOf;
const listName = (overview: OnCallOverview, listId: string): string =>
  overview.lists.find(({ id }) => id === listId)?.name ?? '';

const Fixed = observer(({ model, overview, address }: Props) => (
  <Part
    title="Fixed schedules"
    add={overview.lists.length === 0 ? null : 'Add fixed'}
    onAdd={() => address.edit({ what: 'fixed', id: NEW })}
  >
    {overview.fixed
      .filter((one) => isAhead(overview, one))
      .map((fixed) => (
        <PartRow
          key={fixed.id}
          end={
            <Ends
              what={fixed.name}
              remove="End"
              onEdit={() => address.edit({ what: 'fixed', id: fixed.id })}
              onRemove={() => model.endFixed(fixed)}
            />
          }
        >
          <Strong>{fixed.name}</Strong>
          <PartRowNote>{`${listName(overview, fixed.listId)}, ${spanText(overview, fixed)}`}</PartRowNote>
        </PartRow>
      ))}
  </Part>
));

const Overrides = observer(({ model, overview, address }: Props) => (
  <Part
    title="Overrides"
    add={overview.lists.length === 0 ? null : 'Add override'}
    onAdd={() => address.open('override')}
  >
    {overview.overrides
      .filter((one) => isAhead(overview, one))
      .map((one) => {
        const what =
          one.kind === 'add'
            ? `${nameIn(overview, one.personId)} added`
            : one.kind === 'remove'
              ? `Without ${nameIn(overview, one.insteadOf)}`
              : `${nameIn(overview, one.personId)} for ${namesIn(overview, one.insteadOf === null ? [] : [one.insteadOf])}`;
        return (
          <PartRow
            key={one.id}
            end={
              <Ends
                what={`the override ${what}`}
                remove="End"
                onEdit={() => address.open('override', null, one.id)}
                onRemove={() => model.endOverride(one)}
              />
            }
          >
            <Strong>{what}</Strong>
            <PartRowNote>{`${listName(overview, one.listId)}, ${one.tier}, ${spanText(overview, one)}`}</PartRowNote>
            {one.note !== null && <PartRowNote>{one.note}</PartRowNote>}
          </PartRow>
        );
      })}
  </Part>
));

/** A panel where editors change the lists, the people and the fixed schedules. */
export const ListsPanel = observer(
  ({ model, overview, address, onClose }: Props & { readonly onClose: () => void }) => (
    <DockedPanel
      title="Edit lists"
      onClose={onClose}
      foot={
        <>
          <Grow />
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <Refusal of={model.acts} />
      <Lists model={model} overview={overview} address={address} />
      <People model={model} overview={overview} address={address} />
      <Overrides model={model} overview={overview} address={address} />
      <Fixed model={model} overview={overview} address={address} />
      <DeletionQuestion of={model.deletion} />
    </DockedPanel>
  ),
);
