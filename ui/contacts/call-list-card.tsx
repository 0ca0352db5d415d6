import ArrowDownTrayIcon from '@heroicons/react/20/solid/ArrowDownTrayIcon';
import DocumentIcon from '@heroicons/react/20/solid/DocumentTextIcon';
import TableCellsIcon from '@heroicons/react/20/solid/TableCellsIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import PhoneIcon from '@heroicons/react/24/outline/PhoneIcon';
import { observer } from 'mobx-react-lite';
import { contactBadges } from '#core/contacts/contact-badges.rule.ts';
import { callOrder } from '#core/contacts/call-order.rule.ts';
import { hoursText } from '#core/contacts/hours-of-day.rule.ts';
import type { Contact, ContactList } from '#core/contacts/contact-list.schema.ts';
import { contactName } from '#core/contacts/contact-state.rule.ts';
import { authorityText } from '#core/contacts/contact-text.ts';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import type { CallRow } from './call-row.look.tsx';
import { CallRows } from './call-rows.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { Menu } from '../kit/menu.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { SearchInput } from './search-input.look.tsx';
import { useUnsavedWork } from '../shell/use-unsaved-work.tsx';
import { TheirsNotice } from '../shell/theirs-notice.tsx';
import { ContactBadges } from './contact-badges.tsx';
import { contactEntries } from './contact-entries.ts';
import type { ContactsViewModel } from './contacts.view-model.ts';
import { formatClock } from '../kit/format-time.ts';

interface Props {
  readonly model: ContactsViewModel;
  readonly list: ContactList;
  /** True if a wide panel is open beside the list. */
  readonly close: boolean;
  /** False for the call list of a draft account, which cannot be exported yet. */
  readonly hasFiles?: boolean;
  readonly onOpen: (id: string) => void;
  readonly onAdd: () => void;
}

/** Returns the text below a contact's phone number: the phone's kind, the call hours, and how many further numbers there are. */
const phoneText = ({ callHours, phones }: Contact, close: boolean): string => {
  const [phone] = phones;
  if (phone === undefined) return '';
  const parts = [
    phone.ext === null ? phone.type : `${phone.type}, ext ${phone.ext}`,
    ...(close || callHours === null ? [] : [formatClock(hoursText(callHours))]),
    ...(!close && callHours === null && phone.text ? ['text-capable'] : []),
    ...(phones.length > 1 ? [`${phones.length - 1} more`] : []),
  ];
  return parts.join(', ');
};

const detailOf = (contact: Contact, close: boolean): string => {
  const { authority, company, firstName, lastName, relation, type } = contact;
  const isPerson = firstName !== null || lastName !== null;
  const what = relation ?? (type === 'Keyholder' ? null : type);
  const level = `${close ? '' : 'authority '}${authorityText(authority)}`;
  const parts = [isPerson ? company : null, what, level].filter((part) => part !== null);
  const line = parts.join(' · ');
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}`;
};

/** Returns a badge's text in lower case, for use within a sentence. PIN, ECV and names of months keep their capital letters. */
const inLine = (text: string): string =>
  text.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());

/** Returns the id of the contact who would be called first about a burglary now. */
const firstOf = (model: ContactsViewModel, list: ContactList): string | null => {
  const moment = model.momentOf(model.wallNow(list));
  const steps = callOrder(list, list.contacts, { kind: 'burglary', moment });
  const first = steps.find((step) => step.step === 'contact' && step.turn !== null);
  return first?.step === 'contact' ? first.contact.id : null;
};

const rowOf = ({ model, list, close }: Props, contact: Contact, first: string | null): CallRow => {
  const [phone] = contact.phones;
  const facts = contactBadges(contact, { ...model.siteDay(list), first: contact.id === first });
  const most = close ? 1 : 2;
  // Facts that have no room as badges are shown as text.
  const more = close
    ? []
    : [
        ...(contact.suspendedBy === null ? [] : [`suspended by ${contact.suspendedBy}`]),
        ...facts.slice(most).map(({ words }) => inLine(words)),
      ];
  return {
    id: contact.id,
    place: contact.position,
    name: contactName(contact),
    detail: [detailOf(contact, close || more.length > 0), ...more].join(' · '),
    phone: phone === undefined ? 'No phone' : formatPhone(phone.number),
    phoneDetail: phoneText(contact, close),
    badges: <ContactBadges facts={facts.slice(0, most)} short={close} />,
    entries: model.mayChange ? contactEntries(model, list, contact) : [],
  };
};

const Tools = observer(({ model, list }: Pick<Props, 'model' | 'list'>) => (
  <Row gap={2}>
    <SearchInput
      id="contacts-search"
      label="Search contacts"
      value={model.search}
      onChange={(text) => model.seek(text)}
    />
    <Menu
      label="Export"
      entries={[
        {
          id: 'csv',
          text: 'Export as CSV',
          icon: TableCellsIcon,
          onSelect: () => void model.files.download(list, 'csv'),
        },
        {
          id: 'pdf',
          text: 'Export as PDF',
          icon: DocumentIcon,
          onSelect: () => void model.files.download(list, 'pdf'),
        },
      ]}
      button={(wear) => (
        <IconButton bordered size="sm" label="Export" {...wear}>
          <ArrowDownTrayIcon />
        </IconButton>
      )}
    />
  </Row>
));

const Rows = observer((props: Props) => {
  const { close, list, model, onOpen } = props;
  const found = model.found(list);
  const first = firstOf(model, list);
  if (found.length === 0)
    return (
      <EmptyState
        icon={MagnifyingGlassIcon}
        title="No matches"
        text={`Nobody on this list has “${model.search.trim()}” in a name, number or address.`}
        action={
          <Button size="sm" onClick={() => model.seek('')}>
            Clear search
          </Button>
        }
      />
    );
  const isWhole = model.search.trim() === '';
  return (
    <CallRows
      label="Call list"
      announcement={model.order.announcement}
      close={close}
      rows={found.map((contact) => rowOf(props, contact, first))}
      onMove={model.mayChange && isWhole ? (id, to) => model.order.move(list, id, to) : null}
      onOpen={model.mayChange ? onOpen : null}
    />
  );
});

/** A card with the site's own contacts in call order, with moving, search, export and a menu per contact (domain guide 6.2). */
export const CallListCard = observer((props: Props) => {
  const { hasFiles = true, list, model, onAdd } = props;
  const own = model.order.shown(list);
  const { theirs } = model.order;
  useUnsavedWork(theirs !== null, () => model.order.forget());
  return (
    <Stack gap={3}>
      <Refusal of={model.order.submission} />
      {model.acts.asked === null && <Refusal of={model.acts.submission} />}
      <Refusal of={model.files.submission} />
      <TheirsNotice
        by={theirs && { who: theirs.changedBy, at: theirs.changedAt }}
        edit={model.order}
        mine="Your order is still here but not saved."
        versions={model.order.versions}
      />
      <Card
        title="Call list"
        count={own.length}
        inset={false}
        clipped={false}
        {...(own.length > 0 && hasFiles && { actions: <Tools model={model} list={list} /> })}
      >
        {own.length === 0 ? (
          <EmptyState
            icon={PhoneIcon}
            title="Nobody to call yet"
            text="Add a contact. Until then, operators can only dispatch."
            action={
              model.mayChange ? (
                <Button size="sm" onClick={onAdd}>
                  Add contact
                </Button>
              ) : undefined
            }
          />
        ) : (
          <Rows {...props} />
        )}
      </Card>
    </Stack>
  );
});
