import { shownEmail } from '#core/kernel/shown-email.rule.ts';
import PencilSquareIcon from '@heroicons/react/20/solid/PencilSquareIcon';
import ExclamationTriangleIcon from '@heroicons/react/16/solid/ExclamationTriangleIcon';
import { Fragment } from 'react';
import type { AccountGroup } from '#core/account-group/account-group.schema.ts';
import type { Licence } from '#core/account-group/company.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import { zoneName } from '#core/kernel/zone-name.rule.ts';
import { Badge } from '../kit/badge.tsx';
import { Card } from '../kit/card.tsx';
import { Facts } from '../kit/facts.tsx';
import { formatDate, formatStamp, formatZone } from '../kit/format-time.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { licenceText } from './licence-text.rule.ts';

/** The edit button of a card; not rendered for users who may not change the card. */
export const EditPencil = ({
  what,
  onPress,
}: {
  readonly what: string;
  readonly onPress: () => void;
}) => (
  <IconButton size="sm" label={`Edit ${what}`} onClick={onPress}>
    <PencilSquareIcon />
  </IconButton>
);

const LicenceLine = ({ licence, now }: { readonly licence: Licence; readonly now: string }) => {
  const text = licenceText(licence, now.slice(0, 10));
  if (text === null) return <span>{licence.number}</span>;
  if (text.tone === 'muted')
    return (
      <span>{`${licence.number}, expires\u00A0${formatDate(`${text.day}T12:00:00Z`, now, 'UTC')}`}</span>
    );
  return (
    <Row as="span" gap={2} wrap={0}>
      {licence.number}
      <Badge
        tone={text.tone === 'bad' ? 'alarm' : 'trouble'}
        strength="plain"
        icon={ExclamationTriangleIcon}
      >
        {text.text}
      </Badge>
    </Row>
  );
};

const addressOf = ({ street, city, region, postalCode }: AccountGroup['company']): string =>
  [street, city, [region, postalCode].filter(Boolean).join('\u00A0')].filter(Boolean).join(', ');

const unbroken = (phone: string, at: number) => (
  <Fragment key={phone}>
    {at > 0 && ' · '}
    <Text as="span" wrap="none">
      {phone}
    </Text>
  </Fragment>
);

/** Shows the company data, which the provider and printed documents use (domain guide 6.10 "Company"). */
export const CompanyCard = ({
  group,
  now,
  onEdit,
}: {
  readonly group: AccountGroup;
  readonly now: string;
  readonly onEdit: (() => void) | null;
}) => {
  const { company, services, terms, holidayDays } = group;
  const phones = [
    ...(company.phone === null ? [] : [formatPhone(company.phone)]),
    ...(company.servicePhone === null ? [] : [`service ${formatPhone(company.servicePhone)}`]),
  ];
  return (
    <Card
      title="Company"
      {...(onEdit !== null && { actions: <EditPencil what="company" onPress={onEdit} /> })}
    >
      <Facts
        facts={[
          { name: 'Legal name', value: company.legalName },
          { name: 'Address', value: addressOf(company), absent: 'Not given' },
          {
            name: 'Time zone',
            value: `${zoneName(company.timeZone)}, ${formatZone(now, company.timeZone)}`,
          },
          {
            name: 'Phone',
            value: phones.length === 0 ? null : phones.map(unbroken),
            absent: 'Not given',
          },
          {
            name: 'Email',
            value: company.email && shownEmail(company.email),
            absent: 'Not given',
          },
          { name: 'Website', value: company.web, absent: 'Not given' },
          {
            name: 'Licenses',
            value:
              company.licences.length === 0 ? null : (
                <Stack gap={1}>
                  {company.licences.map((licence) => (
                    <LicenceLine key={licence.number} licence={licence} now={now} />
                  ))}
                </Stack>
              ),
            absent: 'None on file',
          },
          {
            name: 'Holiday group',
            value: `${company.holidayGroup}, ${counted(holidayDays, 'day')} a year`,
          },
          {
            name: 'Services',
            value: [...(group.answeringService ? ['Answering service'] : []), ...services].join(
              ', ',
            ),
            absent: 'Monitoring only',
          },
          {
            name: 'Terms',
            value:
              terms &&
              `Version ${terms.version}, ${terms.by}${terms.at === null ? '' : `, ${formatStamp(terms.at, company.timeZone)}`}`,
            absent: 'Not accepted yet',
          },
        ]}
      />
    </Card>
  );
};
