import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import EnvelopeIcon from '@heroicons/react/16/solid/EnvelopeIcon';
import ExclamationTriangleIcon from '@heroicons/react/16/solid/ExclamationTriangleIcon';
import { inviteState } from '#core/provisioning/invite-state.rule.ts';
import type { WaitingPerson } from '#core/provisioning/provisioning.schema.ts';
import { Badge } from '../kit/badge.tsx';
import { formatDate, formatMoment, readerZone } from '../kit/format-time.ts';

const APPLICATIONS = { 1: 'Staff', 2: 'Dealer', 3: 'Customer' } as const;

/** Returns a person's application, groups, username and e-mail address as one line. */
export const factsOf = ({ username, email, applicationNum, groups }: WaitingPerson): string =>
  [
    APPLICATIONS[applicationNum],
    groups.join(', '),
    username !== email && username,
    email ?? 'no email address',
  ]
    .filter(Boolean)
    .join(' · ');

/** A badge with the state of a person's invitation. */
export const InviteBadge = ({
  person,
  now,
}: {
  readonly person: WaitingPerson;
  readonly now: string;
}) => {
  const { sentAt, expiresAt } = person;
  switch (inviteState(person, now)) {
    case 'never':
      return (
        <Badge tone="neutral" icon={EnvelopeIcon}>
          Never invited
        </Badge>
      );
    case 'sent':
      return (
        <Badge tone="info" icon={ClockIcon}>
          {`Works until ${formatMoment(expiresAt ?? '', now, readerZone())}`}
        </Badge>
      );
    case 'expired':
      return (
        <Badge tone="trouble" icon={ExclamationTriangleIcon}>
          {`Expired, sent ${formatDate(sentAt ?? '', now, readerZone())}`}
        </Badge>
      );
  }
};
