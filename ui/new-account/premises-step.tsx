import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { CONTACT_LANGUAGES } from '#core/contacts/contact-text.ts';
import { everyTimeZone, zoneText } from '#core/kernel/read-time-zone.rule.ts';
import type { AccountDraft } from '#core/new-account/account-draft.schema.ts';
import { premisesForm } from '#core/new-account/premises-form.schema.ts';
import { siteInfoPath } from '#core/sites/site-part-path.rule.ts';
import { SITE_TYPES } from '#core/sites/site-types.ts';
import { FormRows, type Controls } from '../forms/form-rows.tsx';
import { TextLink } from '../kit/links.ts';
import { Notice } from '../kit/notice.tsx';
import { Stack } from '../kit/stack.ts';
import { WizardCard, WizardPart } from '../kit/wizard-card.tsx';
import type { NewAccountViewModel } from './new-account.view-model.ts';
import { TypedChoice, TypedField } from './step-fields.tsx';

interface Props {
  readonly model: NewAccountViewModel;
}

type Premises = AccountDraft['premises'];

const HELP: Partial<Record<keyof Premises, string>> = {
  crossStreet: 'Recommended: it helps responders find the site.',
  county: 'Recommended: it decides who is dispatched.',
  timeZone: 'Times for this site are shown in this zone.',
  callFirst: 'Called before anyone on the call list.',
  language: 'Language spoken on site.',
};

const controlsOf = (model: NewAccountViewModel): Controls<keyof Premises> => {
  const { premises } = model.draft;
  const put = (change: Partial<Premises>): void =>
    model.change({ premises: { ...premises, ...change } });
  const field = (
    name: Exclude<keyof Premises, 'siteType' | 'timeZone' | 'language'>,
    more: { readonly help?: string; readonly inputMode?: 'tel'; readonly looks?: true } = {},
  ) => {
    const help = more.help ?? HELP[name];
    return (
      <TypedField
        model={model}
        step="premises"
        id={`premises-${name}`}
        label={premisesForm.labels[name]}
        value={premises[name]}
        inputMode={more.inputMode}
        {...(help !== undefined && { help })}
        onType={(text) => put({ [name]: text })}
        onLeave={
          more.looks === true
            ? () => void model.extras.look(premises.street, premises.postalCode)
            : undefined
        }
      />
    );
  };
  const isHome = premises.siteType === 'Residential';
  return {
    siteType: (
      <TypedChoice
        id="premises-siteType"
        label={premisesForm.labels.siteType}
        value={premises.siteType}
        options={SITE_TYPES}
        onType={(siteType) => put({ siteType })}
      />
    ),
    name: field('name', {
      help: isHome ? 'Last, First, as on the signed agreement.' : 'As on the signed agreement.',
    }),
    street: field('street', { looks: true, help: 'House number first, e.g. 18 Wharf Street.' }),
    unit: field('unit'),
    city: field('city'),
    region: field('region'),
    postalCode: field('postalCode', { looks: true }),
    county: field('county'),
    crossStreet: field('crossStreet'),
    subdivision: field('subdivision'),
    timeZone: (
      <TypedChoice
        id="premises-timeZone"
        label={premisesForm.labels.timeZone}
        value={premises.timeZone}
        options={everyTimeZone()}
        textOf={zoneText}
        help={HELP.timeZone ?? ''}
        onType={(timeZone) => put({ timeZone })}
      />
    ),
    premisesPhone: field('premisesPhone', { inputMode: 'tel' }),
    callFirst: field('callFirst', { inputMode: 'tel' }),
    callSecond: field('callSecond', { inputMode: 'tel' }),
    language: (
      <TypedChoice
        id="premises-language"
        label={premisesForm.labels.language}
        value={premises.language}
        options={Object.keys(CONTACT_LANGUAGES)}
        textOf={(language) => CONTACT_LANGUAGES[language] ?? language}
        help={HELP.language ?? ''}
        onType={(language) => put({ language })}
      />
    ),
  };
};

const Similar = observer(({ model }: Props) => {
  const { similar } = model.extras;
  if (similar.length === 0) return null;
  return (
    <Notice tone="trouble" role="status" title="There is already an account at this address">
      {similar.map(({ address, siteName, siteNum, transmitterCode }) => (
        <p key={siteNum}>
          <TextLink>
            <Link to={siteInfoPath(siteNum)}>{siteName}</Link>
          </TextLink>
          {`, ${address}${transmitterCode === null ? '' : `, ${transmitterCode}`}`}
        </p>
      ))}
      <p>Continue if this is a different one, such as another unit.</p>
    </Notice>
  );
});

const PAIRS = [
  ['siteType', 'name'],
  ['street', 'unit'],
  ['city', 'region'],
  ['postalCode', 'county'],
  ['crossStreet', 'subdivision'],
  ['timeZone', 'premisesPhone'],
  ['callFirst', 'callSecond'],
] as const;

/** The step for the account's location and its phone numbers (domain guide 6.18). */
export const PremisesStepCard = observer(({ model }: Props) => (
  <WizardCard title="Premises" about="what is protected, and where it is">
    <WizardPart>
      <Stack gap={4}>
        <Similar model={model} />
        <FormRows
          controls={controlsOf(model)}
          rows={PAIRS.map((fields) => ({ fields, columns: 'fields', gap: 4 }))}
        />
      </Stack>
    </WizardPart>
  </WizardCard>
));
