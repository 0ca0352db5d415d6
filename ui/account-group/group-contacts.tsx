import PencilIcon from '@heroicons/react/20/solid/PencilIcon';
import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import TrashIcon from '@heroicons/react/20/solid/TrashIcon';
import UserGroupIcon from '@heroicons/react/24/outline/UserGroupIcon';
import {
  type AccountGroup,
  groupContactName,
  type StoredGroupContact,
} from '#core/account-group/account-group.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import { Button } from '../kit/button.tsx';
import { Card, CardFoot } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Facts } from '../kit/facts.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { RowMenu } from '../kit/data-list/row-menu.tsx';
import { Rows } from '../kit/part.tsx';
import { PartRow, PartRowNote } from '../kit/part-rows.tsx';
import { EditPencil } from './company-card.tsx';

/** Shows the group's default alarm handling, which a site's own settings override (domain guide 6.10). */
export const DefaultsCard = ({
  group: { defaults },
  onEdit,
}: {
  readonly group: AccountGroup;
  readonly onEdit: (() => void) | null;
}) => (
  <Card
    title="Alarm-handling defaults"
    {...(onEdit !== null && {
      actions: <EditPencil what="alarm-handling defaults" onPress={onEdit} />,
    })}
  >
    <Facts
      facts={[
        {
          name: 'Runaway',
          value: `More than ${counted(defaults.runawayTimes, 'identical signal')} in 10 min`,
        },
        {
          name: 'Test',
          value: `${defaults.defaultTestCategory}, ${
            defaults.maxTestHours === null
              ? 'no limit beyond its category'
              : `${counted(defaults.maxTestHours, 'hour')} at most`
          }`,
        },
        { name: 'Verify contact', value: defaults.verifyTests ? 'For every test' : 'Off' },
        {
          name: 'ECV',
          value:
            defaults.ecvContacts === 0
              ? 'New contacts are not called'
              : `First ${counted(defaults.ecvContacts, 'contact')} of each list`,
        },
      ]}
    />
  </Card>
);

/** Shows the contacts that appear as locked entries in every site's call list. */
export const GroupContacts = ({
  group,
  edit,
}: {
  readonly group: AccountGroup;
  readonly edit: {
    readonly open: (contact: StoredGroupContact | null) => void;
    readonly remove: (contact: StoredGroupContact) => void;
  } | null;
}) => (
  <Card
    title="Group contacts"
    count={group.contacts.length}
    inset={false}
    {...(edit !== null && {
      actions: (
        <Button size="sm" icon={<PlusIcon />} onClick={() => edit.open(null)}>
          Add<HiddenText> contact</HiddenText>
        </Button>
      ),
    })}
  >
    {group.contacts.length === 0 ? (
      <EmptyState
        icon={UserGroupIcon}
        title="No group contacts."
        text="Add a desk or person to be called for every site, after its own list."
      />
    ) : (
      <Rows aria-label="Contacts">
        {group.contacts.map((contact) => (
          <PartRow
            key={contact.id}
            {...(edit !== null && {
              end: (
                <RowMenu
                  label={`Actions of ${groupContactName(contact)}`}
                  entries={() => [
                    {
                      id: 'edit',
                      text: 'Edit',
                      icon: PencilIcon,
                      onSelect: () => edit.open(contact),
                    },
                    {
                      id: 'delete',
                      text: 'Delete',
                      icon: TrashIcon,
                      onSelect: () => edit.remove(contact),
                    },
                  ]}
                />
              ),
            })}
          >
            {groupContactName(contact)}
            <PartRowNote>
              {contact.phones.map(({ number: phone }) => formatPhone(phone)).join(' · ') ||
                'No phone'}
            </PartRowNote>
          </PartRow>
        ))}
      </Rows>
    )}
    <CardFoot>Added to the end of every site’s call list. Sites can’t change them.</CardFoot>
  </Card>
);
