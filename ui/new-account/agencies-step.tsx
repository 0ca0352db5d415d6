import PlusIcon from '@heroicons/react/16/solid/PlusIcon';
import TrashIcon from '@heroicons/react/20/solid/TrashIcon';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { AccountDraft } from '#core/new-account/account-draft.schema.ts';
import { AGENCY_KINDS, permitForm } from '#core/new-account/premises-form.schema.ts';
import { NEW_ACCOUNT_LIMITS } from '#core/new-account/new-account-limits.ts';
import { permitNumberLabel } from '#core/account-info/missing-permit.rule.ts';
import { Button } from '../kit/button.tsx';
import { focusDrawn } from '../kit/focus/focus-drawn.ts';
import { Grid } from '../kit/grid.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { Grow, Row, Stack } from '../kit/stack.ts';
import { Heading, Text } from '../kit/text.ts';
import { WizardCard, WizardPart } from '../kit/wizard-card.tsx';
import { NearAgencyLine } from '../account-changes/near-agency.tsx';
import type { NewAccountViewModel } from './new-account.view-model.ts';
import { TypedChoice, TypedDay, TypedField } from './step-fields.tsx';

interface Props {
  readonly model: NewAccountViewModel;
}

type Permit = AccountDraft['permits'][number];

const TYPES = ['Alarm permit', 'Burglar alarm', 'Fire alarm'] as const;

const PermitFields = observer(
  ({ model, permit, place }: Props & { readonly permit: Permit; readonly place: number }) => {
    const { permits } = model.draft;
    const put = (change: Partial<Permit>): void =>
      model.change({
        permits: permits.map((one) => (one.id === permit.id ? { ...one, ...change } : one)),
      });
    const typed = (name: 'number' | 'issued' | 'expires' | 'agency') => ({
      model,
      step: 'agencies' as const,
      id: `permit-${permit.id}-${name}`,
      value: permit[name],
      onType: (text: string) => put({ [name]: text }),
    });
    return (
      <Stack gap={3}>
        <Row>
          <Heading as="h3">{`Permit ${place}`}</Heading>
          <Grow />
          <IconButton
            label={`Remove permit ${place}`}
            onClick={() => model.change({ permits: permits.filter(({ id }) => id !== permit.id) })}
          >
            <TrashIcon />
          </IconButton>
        </Row>
        <Grid columns="fields" gap={4}>
          <TypedChoice
            id={`permit-${permit.id}-type`}
            label="Type"
            value={permit.type}
            options={TYPES}
            onType={(type) => put({ type })}
          />
          <TypedField {...typed('number')} label={permitNumberLabel(permit.type)} />
          <TypedDay {...typed('issued')} label="Issued" />
          <TypedDay {...typed('expires')} label="Expires" />
          <TypedField {...typed('agency')} label="Issued by" />
        </Grid>
      </Stack>
    );
  },
);

/**
 * The step for the agencies to dispatch and the permits the city requires (domain guide 6.18). Proposes the agencies that
 * the dealer's other accounts in the town use.
 */
export const AgenciesStepCard = observer(({ model }: Props) => {
  const { agencies, permits, premises } = model.draft;
  const { city, postalCode, region } = premises;
  useEffect(() => model.near.start(), [model, city, postalCode, region]);
  return (
    <WizardCard title="Agencies & permits" about="who is dispatched, and the city’s permits">
      <WizardPart>
        <Stack gap={4}>
          <Text size="small" tone="muted">
            One each for police, fire and medical, with the number the monitoring center calls. Add
            a guard company if there is one.
          </Text>
          {AGENCY_KINDS.map((kind) => {
            const put = (change: Partial<AccountDraft['agencies']['Police']>): void =>
              model.change({ agencies: { ...agencies, [kind]: { ...agencies[kind], ...change } } });
            return (
              <Stack key={kind} gap={2}>
                <Grid columns="fields" gap={4}>
                  <TypedField
                    model={model}
                    step="agencies"
                    id={`agency-${kind}-name`}
                    label={kind}
                    value={agencies[kind].name}
                    onType={(name) => put({ name })}
                  />
                  <TypedField
                    model={model}
                    step="agencies"
                    id={`agency-${kind}-phone`}
                    label={`${kind} phone`}
                    inputMode="tel"
                    value={agencies[kind].phone}
                    onType={(phone) => put({ phone })}
                  />
                </Grid>
                {agencies[kind].name.trim() === '' && agencies[kind].phone.trim() === '' && (
                  <NearAgencyLine
                    id={`agency-${kind}-name`}
                    kind={kind}
                    near={model.near}
                    onUse={put}
                  />
                )}
              </Stack>
            );
          })}
        </Stack>
      </WizardPart>
      <WizardPart>
        <Stack gap={5}>
          {permits.length === 0 && (
            <Text tone="muted">
              No permit on file. Many cities fine alarms without one – enter the number.
            </Text>
          )}
          {permits.map((permit, at) => (
            <PermitFields key={permit.id} model={model} permit={permit} place={at + 1} />
          ))}
          {permits.length < NEW_ACCOUNT_LIMITS.permits && (
            <Row>
              <Button
                size="sm"
                icon={<PlusIcon />}
                onClick={() => {
                  const id = model.newId();
                  model.change({ permits: [...permits, { id, ...permitForm.show(null) }] });
                  focusDrawn(() => document.getElementById(`permit-${id}-type`));
                }}
              >
                Add a permit
              </Button>
            </Row>
          )}
        </Stack>
      </WizardPart>
    </WizardCard>
  );
});
