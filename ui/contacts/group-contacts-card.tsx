import LockClosedIcon from '@heroicons/react/20/solid/LockClosedIcon';
import { hoursText } from '#core/contacts/hours-of-day.rule.ts';
import type { Contact, ContactList } from '#core/contacts/contact-list.schema.ts';
import { contactName } from '#core/contacts/contact-state.rule.ts';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import { Card, CardFoot } from '../kit/card.tsx';
import { Icon } from '../kit/icon.tsx';
import { CellNote } from '../kit/table.tsx';
import { RowTable } from '../shell/row-table.tsx';
import { formatClock } from '../kit/format-time.ts';

const hoursOf = ({ callHours }: Contact): string =>
  callHours === null ? 'always' : formatClock(hoursText(callHours));

/**
 * A card with contacts that the dealer added to all its sites. These contacts cannot be edited here and are called after
 * the site's own contacts (domain guide 6.2 "View").
 */
export const GroupContactsCard = ({ list }: { readonly list: ContactList }) => {
  const rows = list.contacts.filter(({ inherited }) => inherited);
  if (rows.length === 0) return null;
  const numbers = rows.some(({ phones }) => phones.some(({ number }) => number !== ''));
  return (
    <Card
      title={`From ${list.groupName}`}
      count={rows.length}
      inset={false}
      actions={
        <Icon of={LockClosedIcon} size={20} tone="muted" label="Changed by your dealer only" />
      }
    >
      <RowTable
        columns={[
          {
            head: 'Name',
            marks: 'strong',
            cell: (contact) => (
              <>
                {contactName(contact)}
                <CellNote>{contact.type}</CellNote>
              </>
            ),
          },
          { head: 'Called', marks: 'second line', cell: hoursOf },
          ...(numbers
            ? [
                {
                  head: 'Phone',
                  marks: 'number' as const,
                  cell: ({ phones: [phone] }: Contact) =>
                    phone === undefined ? 'No phone' : formatPhone(phone.number),
                },
              ]
            : []),
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
      <CardFoot>Added by the dealer; called after your own list.</CardFoot>
    </Card>
  );
};
