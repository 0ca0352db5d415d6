import ArrowsUpDownIcon from '@heroicons/react/20/solid/ArrowsUpDownIcon';
import ClockIcon from '@heroicons/react/20/solid/ClockIcon';
import PauseIcon from '@heroicons/react/20/solid/PauseIcon';
import PlayIcon from '@heroicons/react/20/solid/PlayIcon';
import SunIcon from '@heroicons/react/20/solid/SunIcon';
import TrashIcon from '@heroicons/react/20/solid/TrashIcon';
import ArrowDownIcon from '@heroicons/react/20/solid/ArrowDownIcon';
import ArrowUpIcon from '@heroicons/react/20/solid/ArrowUpIcon';
import type { Contact, ContactList } from '#core/contacts/contact-list.schema.ts';
import type { MenuEntry } from '../kit/menu.tsx';
import type { ContactsViewModel } from './contacts.view-model.ts';

const moves = (
  model: ContactsViewModel,
  list: ContactList,
  { id, position }: Contact,
): readonly MenuEntry[] => {
  const count = model.order.shown(list).length;
  if (count < 2) return [];
  const to = (index: number) => () => model.order.move(list, id, index - 1);
  return [
    ...(position > 1
      ? [{ id: 'up', text: 'Move up', icon: ArrowUpIcon, onSelect: to(position - 1) }]
      : []),
    ...(position < count
      ? [{ id: 'down', text: 'Move down', icon: ArrowDownIcon, onSelect: to(position + 1) }]
      : []),
  ];
};

/** Returns the menu entries for a contact in the call list. */
export const contactEntries = (
  model: ContactsViewModel,
  list: ContactList,
  contact: Contact,
): readonly MenuEntry[] => {
  const { acts } = model;
  const { suspended, unavailableFrom, unavailableTo } = contact;
  const isAway = unavailableFrom !== null || unavailableTo !== null;
  return [
    ...moves(model, list, contact),
    {
      id: 'place',
      text: 'Move to position…',
      icon: ArrowsUpDownIcon,
      onSelect: () => acts.ask(contact, 'place'),
    },
    {
      id: 'vacation',
      text: isAway ? 'Change vacation…' : 'Set vacation…',
      icon: SunIcon,
      onSelect: () => acts.ask(contact, 'vacation'),
    },
    {
      id: 'suspend',
      text: suspended ? 'End suspension' : 'Suspend',
      icon: suspended ? PlayIcon : PauseIcon,
      onSelect: () => void acts.suspend(contact, !suspended),
    },
    {
      id: 'expire',
      text: 'Set last day…',
      icon: ClockIcon,
      onSelect: () => acts.ask(contact, 'expire'),
    },
    {
      id: 'delete',
      text: 'Delete',
      icon: TrashIcon,
      onSelect: () => void acts.remove(contact),
    },
  ];
};
