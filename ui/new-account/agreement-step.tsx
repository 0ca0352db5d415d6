import { observer } from 'mobx-react-lite';
import type { AccountDraft } from '#core/new-account/account-draft.schema.ts';
import { TEST_HOURS } from '#core/new-account/new-account-limits.ts';
import { PLAN_SERVICES } from '#core/sites/site-types.ts';
import { PickedField } from '../documents/picked-field.tsx';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Checkbox } from '../kit/checkbox.tsx';
import { FieldLine } from '../kit/field-frame.tsx';
import { Notice } from '../kit/notice.tsx';
import { Stack } from '../kit/stack.ts';
import { Heading } from '../kit/text.ts';
import { WizardCard, WizardPart } from '../kit/wizard-card.tsx';
import type { NewAccountViewModel } from './new-account.view-model.ts';
import { TypedArea, TypedChoice, TypedField } from './step-fields.tsx';

interface Props {
  readonly model: NewAccountViewModel;
}

type Agreement = AccountDraft['agreement'];

const Plan = observer(
  ({ model, put }: Props & { readonly put: (change: Partial<Agreement>) => void }) => {
    const { plan } = model.draft.agreement;
    const missing = model.validation
      .of('agreement')
      .find(({ field }) => field === 'agreement-plan');
    return (
      <div id="agreement-plan" tabIndex={-1} role="group" aria-labelledby="agreement-plan-name">
        <Stack gap={2}>
          <Heading as="h3" id="agreement-plan-name">
            Service plan
          </Heading>
          {PLAN_SERVICES.map((service) => (
            <Checkbox
              key={service}
              id={`agreement-plan-${service}`}
              checked={plan.includes(service)}
              onChange={(on) =>
                put({
                  plan: PLAN_SERVICES.filter((one) => (one === service ? on : plan.includes(one))),
                })
              }
            >
              {service}
            </Checkbox>
          ))}
          {model.submit.refusals > 0 && missing !== undefined && (
            <FieldLine error>{missing.text}</FieldLine>
          )}
        </Stack>
      </div>
    );
  },
);

/** The step for the agreed terms and the account's start date (domain guide 6.18). */
export const AgreementStepCard = observer(({ model }: Props) => {
  const { agreement } = model.draft;
  const { extras } = model;
  const put = (change: Partial<Agreement>): void =>
    model.change({ agreement: { ...agreement, ...change } });
  const missing = model.validation
    .of('agreement')
    .find(({ field }) => field === 'agreement-document');
  return (
    <WizardCard title="Agreement & services" about="what was signed, and how the account starts">
      <WizardPart>
        <Plan model={model} put={put} />
      </WizardPart>
      <WizardPart>
        <Stack gap={4}>
          <Refusal of={extras.filing} />
          {extras.isUnknown && (
            <Notice tone="trouble" role="alert" title="The signed agreement could not be checked">
              <Button size="sm" onClick={() => void extras.ask()}>
                Try again
              </Button>
            </Notice>
          )}
          <PickedField
            picked={extras.picked}
            id="agreement-document"
            label="Signed agreement"
            counter="PDF, up to 10 MB"
            accept=".pdf,application/pdf"
            noun="PDF"
            shown={extras.document}
            error={model.submit.refusals > 0 ? (missing?.text ?? null) : null}
            onChoose={(files) => void extras.attach(files)}
            onClear={() => void extras.detach()}
          />
          <TypedField
            model={model}
            step="agreement"
            id="agreement-billingNote"
            label="Billing start"
            help="Billing starts on this date, or with the first signal if left blank."
            value={agreement.billingNote}
            onType={(billingNote) => put({ billingNote })}
          />
          <TypedChoice
            id="agreement-testHours"
            label="On test after creation"
            help="Signals are logged and nobody acts on them until the installer takes it off test, or until this time is up."
            value={agreement.testHours}
            options={TEST_HOURS}
            textOf={(hours) => `${hours} hours`}
            onType={(testHours) => put({ testHours })}
          />
        </Stack>
      </WizardPart>
      <WizardPart>
        <Stack gap={4}>
          <TypedArea
            model={model}
            step="agreement"
            id="agreement-dispatchInstructions"
            label="Standing dispatch instructions"
            value={agreement.dispatchInstructions}
            onType={(dispatchInstructions) => put({ dispatchInstructions })}
          />
          <TypedArea
            model={model}
            step="agreement"
            id="agreement-note"
            label="Note"
            help="Operators and technicians see this."
            value={agreement.note}
            onType={(note) => put({ note })}
          />
        </Stack>
      </WizardPart>
    </WizardCard>
  );
});
