import type { ComponentProps } from 'react';
import { languageText } from '#core/contacts/contact-text.ts';
import type { AccountInfo } from '#core/account-info/account-info.schema.ts';
import { zoneName } from '#core/kernel/zone-name.rule.ts';
import { Card } from '../kit/card.tsx';
import { Facts, type Fact } from '../kit/facts.tsx';
import { formatDate, formatZone } from '../kit/format-time.ts';
import { Text } from '../kit/text.ts';
import { ZonedTime } from '../kit/zoned-time.tsx';
import type { RevealViewModel } from '../shell/reveal.view-model.ts';
import { GateCode } from '../account-changes/gate-code.tsx';
import { AskedChange } from '../account-changes/asked-change.tsx';

/** The props that every account card shares. */
export interface OfAccount {
  readonly info: AccountInfo;
}

/** Text for an empty field that responders look for (domain guide 6.7 "Completeness"). */
const RECOMMENDED = 'Not given, recommended';
/** Text for an empty value. */
export const NOT_GIVEN = 'Not given';

interface OfRequests extends OfAccount {
  readonly onWithdraw: ComponentProps<typeof AskedChange>['onWithdraw'];
}

/** Shows the data that identifies the account, read-only. */
export const AccountCard = ({ info }: OfAccount) => {
  const { asOf, form, siteGroup, timeZone } = info;
  return (
    <Card title="Account">
      <Facts
        facts={[
          { name: 'Display name', value: form.displayName, absent: 'Same as site name' },
          { name: 'Site name', value: info.siteName },
          { name: 'Site number', value: String(info.siteNum) },
          {
            name: 'Account number',
            value: info.transmitterCodes.join(', '),
            absent: 'Not given yet',
          },
          { name: 'Account group', value: `${siteGroup.siteGroupNum} ${siteGroup.siteGroupName}` },
          { name: 'Site type', value: info.siteType },
          { name: 'Service plan', value: info.servicePlan.join(', '), absent: 'None' },
          { name: 'Language', value: languageText(info.language) },
          { name: 'Time zone', value: `${zoneName(timeZone)}, ${formatZone(asOf, timeZone)}` },
          {
            name: 'Monitored since',
            value: info.monitoredSince && formatDate(info.monitoredSince, asOf, timeZone),
            absent: 'Not yet',
          },
        ]}
      />
    </Card>
  );
};

/** Shows the address to which responders are sent. An open request appears under the field that it would change (domain guide 6.7). */
export const AddressCard = ({ info, onWithdraw }: OfRequests) => {
  const { inForce } = info;
  const fact = (
    field: Parameters<typeof AskedChange>[0]['field'],
    name: string,
    absent: string = NOT_GIVEN,
  ): Fact => ({
    name,
    value: (
      <>
        {inForce[field] ?? (
          <Text as="span" tone="muted">
            {absent}
          </Text>
        )}
        <AskedChange info={info} field={field} onWithdraw={onWithdraw} />
      </>
    ),
  });
  return (
    <Card title="Where we send help">
      <Facts
        facts={[
          fact('street', 'Street'),
          fact('unit', 'Unit'),
          fact('city', 'City'),
          fact('region', 'State'),
          fact('postalCode', 'Postal code'),
          fact('county', 'County', RECOMMENDED),
          fact('crossStreet', 'Cross street', RECOMMENDED),
          fact('subdivision', 'Subdivision'),
          fact('mapPoint', 'Map point', 'Found by the address'),
        ]}
      />
    </Card>
  );
};

const lines = (text: string | null) =>
  text === null ? null : (
    <Text measure wrap="lines">
      {text}
    </Text>
  );

/** Shows the permanent and the temporary instructions for operators and responders. */
export const InstructionsCard = ({
  info,
  onWithdraw,
  gateCode,
}: OfRequests & { readonly gateCode: RevealViewModel<number> }) => {
  const { asOf, form, inForce, notes, timeZone } = info;
  return (
    <Card title="Instructions for operators">
      <Facts
        facts={[
          {
            name: 'Dispatch',
            value: (
              <>
                {lines(inForce.dispatchInstructions) ?? (
                  <Text as="span" tone="muted">
                    No standing dispatch instructions
                  </Text>
                )}
                <AskedChange info={info} field="dispatchInstructions" onWithdraw={onWithdraw} />
              </>
            ),
          },
          { name: 'Directions', value: lines(form.directions), absent: NOT_GIVEN },
          { name: 'Hazards', value: lines(form.hazards), absent: NOT_GIVEN },
          { name: 'Pets', value: lines(form.pets), absent: NOT_GIVEN },
          {
            name: 'Gate code',
            value: info.gateCodeOnFile ? <GateCode model={gateCode} info={info} /> : null,
            absent: NOT_GIVEN,
          },
          {
            name: 'Temporary note',
            value: form.note && (
              <>
                {lines(form.note)}
                <Text as="small" size="caption" tone="muted">
                  {`Through ${formatDate(form.noteUntil ?? '', asOf, 'UTC')}`}
                </Text>
              </>
            ),
            absent: 'None',
          },
          ...notes.map(({ expiresAt, text }) => ({
            name: 'Dealer’s note',
            value: (
              <>
                {lines(text)}
                {expiresAt !== null && (
                  <Text as="small" size="caption" tone="muted">
                    Until <ZonedTime at={expiresAt} now={asOf} timeZone={timeZone} />
                  </Text>
                )}
              </>
            ),
          })),
        ]}
      />
    </Card>
  );
};
