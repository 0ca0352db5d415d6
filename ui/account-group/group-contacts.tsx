import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
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
import { Rows } from '../kit/part.tsx';
import { PartRow, PartRowNote } from '../kit/part-rows.tsx';
import { Row } from '../kit/stack.ts';
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
        { name: 'Runaway', value: `${defaults.runawayTimes} of one signal in 10 min` },
        {
          name: 'Test',
          value: `${defaults.defaultTestCategory}, ${
            defaults.maxTestHours === null
              ? 'as long as its category allows'
              : `${counted(defaults.maxTestHours, 'hour')} at most`
          }`,
        },
        { name: 'Verify contact', value: defaults.verifyTests ? 'For each test' : 'Off' },
        {
          name: 'ECV',
          value:
            defaults.ecvContacts === 0
              ? 'New contacts are not called for it'
              : `The first ${counted(defaults.ecvContacts, 'contact')} of a list`,
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
          Add contact
        </Button>
      ),
    })}
  >
    {group.contacts.length === 0 ? (
      <EmptyState
        icon={UserGroupIcon}
        title="No group contact."
        text="Add a desk or a person that every site of yours calls after its own list."
      />
    ) : (
      <Rows aria-label="Contacts">
        {group.contacts.map((contact) => (
          <PartRow
            key={contact.id}
            {...(edit !== null && {
              end: (
                <Row gap={2}>
                  <Button
                    size="sm"
                    aria-label={`Edit ${groupContactName(contact)}`}
                    onClick={() => edit.open(contact)}
                  >
                    Edit
                  </Button>
                  <Button
                    size="sm"
                    aria-label={`Delete ${groupContactName(contact)}`}
                    onClick={() => edit.remove(contact)}
                  >
                    Delete
                  </Button>
                </Row>
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
    <CardFoot>Stand, locked, in every site’s call list, after its own contacts.</CardFoot>
  </Card>
);
