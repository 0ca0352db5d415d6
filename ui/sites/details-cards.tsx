import { addressText } from '#core/sites/address-text.rule.ts';
import { shownEmail } from '#core/kernel/shown-email.rule.ts';
import { observer } from 'mobx-react-lite';
import { requestForm, type RequestedField } from '#core/account-info/change-request.schema.ts';
import { languageText } from '#core/contacts/contact-text.ts';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import { zoneName } from '#core/kernel/zone-name.rule.ts';
import { AskedChange } from '../account-changes/asked-change.tsx';
import { GateCode } from '../account-changes/gate-code.tsx';
import { Card } from '../kit/card.tsx';
import { Facts, type Fact } from '../kit/facts.tsx';
import { formatDate, formatZone } from '../kit/format-time.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { Row } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { EditButton } from './edit-button.tsx';
import { useSiteFile } from './site-file-context.ts';

/** Placeholder for a missing detail that responders need (domain guide 6.7 "Completeness"). */
const RECOMMENDED = 'Not given, recommended';

/** The fields of the dispatch address, which can only be changed by request. */
const ADDRESS = ['street', 'unit', 'city', 'region', 'postalCode'] as const;

/**
 * Shows a value that can only be changed by request. A missing value has a button for requesting it, and a pending request
 * is shown below the value (domain guide 6.7 "Request").
 */
const Asked = observer(
  ({
    fields,
    value,
    absent,
  }: {
    readonly fields: readonly RequestedField[];
    readonly value: string | null;
    readonly absent: string;
  }) => {
    const model = useSiteFile();
    const { file, may } = model;
    const [field] = fields;
    return (
      <>
        {value === null ? (
          <Row gap={2} wrap={1}>
            <Text as="span" tone="muted">
              {absent}
            </Text>
            {may.edit && file !== null && field !== undefined && (
              <LinkButton
                size="sm"
                aria-label={`Add: ${requestForm.labels[field]}`}
                onClick={() => model.open({ kind: 'request', first: field })}
              >
                Add
              </LinkButton>
            )}
          </Row>
        ) : (
          <Text as="span" wrap="lines">
            {value}
          </Text>
        )}
        {file !== null &&
          fields.map((one) => (
            <AskedChange
              key={one}
              info={file.account}
              field={one}
              named={fields.length > 1}
              onWithdraw={may.edit ? (request) => model.withdrawal.doubt(request) : null}
            />
          ))}
      </>
    );
  },
);

/** The site's details and address. Missing details that responders need are named (domain guide 6.7). */
export const DetailsCard = observer(
  ({ info, now }: { readonly info: SiteInfo; readonly now: string }) => {
    const { details, timeZone } = info;
    const { address } = details;
    const form = useSiteFile().file?.account.form ?? null;
    const own: readonly Fact[] =
      form === null
        ? []
        : [
            { name: 'Display name', value: form.displayName },
            {
              name: 'Service email',
              value: form.serviceMail && shownEmail(form.serviceMail),
              absent: 'Not given',
            },
            { name: 'Billing email', value: form.billingMail && shownEmail(form.billingMail) },
          ];
    return (
      <Card
        title="Details"
        actions={
          <>
            <EditButton what="site" opening={{ kind: 'site' }} />
          </>
        }
      >
        <Facts
          paired
          facts={[
            { name: 'Site type', value: details.siteType },
            { name: 'Service plan', value: details.servicePlan.join(', '), absent: 'None' },
            { name: 'Language', value: languageText(details.language), absent: 'Not given' },
            {
              name: 'Service address',
              value: (
                <Asked
                  fields={ADDRESS}
                  value={addressText(details.addressDisplay)}
                  absent="Not given"
                />
              ),
            },
            {
              name: 'Cross street',
              value: (
                <Asked fields={['crossStreet']} value={address.crossStreet} absent={RECOMMENDED} />
              ),
            },
            {
              name: 'County',
              value: <Asked fields={['county']} value={address.county} absent={RECOMMENDED} />,
            },
            { name: 'Subdivision', value: address.subdivision },
            {
              name: 'Map point',
              value: (
                <Asked fields={['mapPoint']} value={address.mapPoint ?? null} absent="By address" />
              ),
            },
            ...details.phones.map(({ kind, number }) => ({
              // Appends "phone" to “Premises” but not to “Call first”, which is clear without it.
              name: kind.includes(' ') ? kind : `${kind} phone`,
              value: formatPhone(number),
            })),
            ...own,
            { name: 'Time zone', value: `${zoneName(timeZone)}, ${formatZone(now, timeZone)}` },
            {
              name: 'Monitored since',
              value: details.monitoredSince && formatDate(details.monitoredSince, now, timeZone),
              absent: 'Not yet',
            },
          ]}
        />
      </Card>
    );
  },
);

const paragraph = (text: string | null) =>
  text === null ? null : (
    <Text measure wrap="lines">
      {text}
    </Text>
  );

/** The dispatch instructions and the hazards at the site (domain guide 6.7). */
export const InstructionsCard = observer(({ info }: { readonly info: SiteInfo }) => {
  const { dispatchInstructions, directions, hazards, pets } = info.details;
  const model = useSiteFile();
  const { file, may } = model;
  return (
    <Card
      title="Instructions"
      actions={
        <Row gap={3}>
          {may.edit && file !== null && (
            <LinkButton
              size="sm"
              onClick={() => model.open({ kind: 'request', first: 'dispatchInstructions' })}
            >
              Request a change
            </LinkButton>
          )}
          <EditButton what="directions" opening={{ kind: 'site', first: 'directions' }} />
        </Row>
      }
    >
      <Facts
        facts={[
          {
            name: 'Dispatch',
            value: (
              <>
                {paragraph(dispatchInstructions) ?? (
                  <Text as="span" tone="muted">
                    No standing dispatch instructions
                  </Text>
                )}
                {file !== null && (
                  <AskedChange
                    info={file.account}
                    field="dispatchInstructions"
                    onWithdraw={may.edit ? (request) => model.withdrawal.doubt(request) : null}
                  />
                )}
              </>
            ),
          },
          { name: 'Directions', value: paragraph(directions) },
          { name: 'Hazards', value: paragraph(hazards) },
          { name: 'Pets', value: paragraph(pets) },
          {
            name: 'Gate code',
            value:
              file !== null && file.account.gateCodeOnFile ? (
                <GateCode model={model.gateCode} info={file.account} />
              ) : null,
          },
        ]}
      />
    </Card>
  );
});
