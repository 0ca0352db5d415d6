import { shownEmail } from '#core/kernel/shown-email.rule.ts';
import CheckCircleIcon from '@heroicons/react/20/solid/CheckCircleIcon';
import ExclamationTriangleIcon from '@heroicons/react/20/solid/ExclamationTriangleIcon';
import BuildingLibraryIcon from '@heroicons/react/24/outline/BuildingLibraryIcon';
import {
  accountCompleteness,
  type CompletenessItem,
} from '#core/account-info/account-completeness.rule.ts';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import { Card } from '../kit/card.tsx';
import { Facts } from '../kit/facts.tsx';
import { Icon } from '../kit/icon.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { RowItem, Rows } from '../kit/part.tsx';
import { Meter } from '../kit/meter.tsx';
import { Grow, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { RowTable } from '../shell/row-table.tsx';
import { NOT_GIVEN, type OfAccount } from './account-cards.tsx';

/** A card with the account's phone numbers and email addresses. */
export const ReachCard = ({ info: { form } }: OfAccount) => {
  const phone = (text: string | null): string | null => text && formatPhone(text);
  const mail = (text: string | null): string | null => text && shownEmail(text);
  return (
    <Card title="Phones and email">
      <Facts
        facts={[
          { name: 'Premises', value: phone(form.premisesPhone), absent: NOT_GIVEN },
          { name: 'Call first', value: phone(form.callFirst), absent: NOT_GIVEN },
          { name: 'Call second', value: phone(form.callSecond), absent: NOT_GIVEN },
          { name: 'Service email', value: mail(form.serviceMail), absent: NOT_GIVEN },
          { name: 'Billing email', value: mail(form.billingMail), absent: NOT_GIVEN },
        ]}
      />
    </Card>
  );
};

/** Shows which agencies are dispatched to the site. */
export const AgenciesCard = ({ info: { agencies } }: OfAccount) => (
  <Card title="Agencies" inset={false} {...(agencies.length > 0 && { count: agencies.length })}>
    <RowTable
      columns={[
        { head: 'Agency', marks: 'strong', cell: ({ kind }) => kind },
        { head: 'Name', marks: 'second', cell: ({ name }) => name },
        {
          head: 'Phone',
          marks: 'number',
          cell: ({ phone }) => (phone === null ? 'No phone' : formatPhone(phone)),
        },
      ]}
      rows={agencies}
      rowKey={({ kind, name }) => `${kind} ${name}`}
      empty={{
        icon: BuildingLibraryIcon,
        title: 'No agency on file',
        text: 'Your dealer adds the police, fire and medical agencies.',
      }}
    />
  </Card>
);

/** Lists the missing fields. Pressing a missing field opens the form at that field. */
export const CompletenessCard = ({
  info,
  onAdd,
}: OfAccount & {
  /** Null if the user may change nothing. */
  readonly onAdd: ((field: CompletenessItem['field']) => void) | null;
}) => {
  const items = accountCompleteness(info);
  const missing = items.filter(({ done }) => !done);
  return (
    <Card
      title="Completeness"
      inset={false}
      actions={
        <Text
          as="span"
          size="small"
          tone="muted"
        >{`${items.length - missing.length} of ${items.length} on file`}</Text>
      }
    >
      <Stack pad={4}>
        <Meter done={items.length - missing.length} of={items.length} />
      </Stack>
      <Rows>
        {missing.length === 0 && (
          <RowItem height="md">
            <Icon of={CheckCircleIcon} size={20} tone="ok" />
            <Grow>Everything responders and your dealer need is on file.</Grow>
          </RowItem>
        )}
        {missing.map(({ field, label }) => (
          <RowItem key={field} height="md">
            <Icon of={ExclamationTriangleIcon} size={20} tone="trouble" label="Missing" />
            <Grow>{label}</Grow>
            {onAdd !== null && (
              <LinkButton aria-label={`Add: ${label}`} onClick={() => onAdd(field)}>
                Add
              </LinkButton>
            )}
          </RowItem>
        ))}
      </Rows>
    </Card>
  );
};
