import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import TrashIcon from '@heroicons/react/20/solid/TrashIcon';
import { observer } from 'mobx-react-lite';
import { type DraftTransmitter, newTransmitter } from '#core/new-account/account-draft.schema.ts';
import { NEW_ACCOUNT_LIMITS } from '#core/new-account/new-account-limits.ts';
import { DEVICE_TYPES, PATH_KINDS } from '#core/sites/site-types.ts';
import { FORMAT_NAMES, ZONE_FORMATS } from '#core/zones/zone-kinds.ts';
import { Button } from '../kit/button.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { focusDrawn } from '../kit/focus/focus-drawn.ts';
import { Grid } from '../kit/grid.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { NumberStrip } from './number-strip.look.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { Grow, Row, Stack } from '../kit/stack.ts';
import { Heading, Text } from '../kit/text.ts';
import { WizardCard, WizardPart } from '../kit/wizard-card.tsx';
import { useRegistry } from '../shell/registry.ts';
import { useModel } from '../shell/use-model.ts';
import { AskForBlock } from './ask-for-block.tsx';
import type { NewAccountViewModel } from './new-account.view-model.ts';
import { NumberField } from './number-field.tsx';
import { StartFrom } from './start-from.tsx';
import { TypedChoice, TypedField } from './step-fields.tsx';

interface Props {
  readonly model: NewAccountViewModel;
}

const BranchField = observer(({ model }: Props) => (
  <SelectField
    id="account-branch"
    data-first=""
    label="Branch"
    placeholder="Choose a branch"
    help="The group that owns the account."
    {...(model.draft.branch === null && { counter: 'Required' })}
    value={model.draft.branch === null ? '' : String(model.draft.branch)}
    options={model.branches.map(({ name, siteGroupNum }) => ({
      value: String(siteGroupNum),
      text: `${siteGroupNum} ${name}`,
    }))}
    onChange={(branch) => model.change({ branch: Number(branch) })}
  />
));

const Transmitter = observer(
  ({ model, of, place }: Props & { readonly of: DraftTransmitter; readonly place: number }) => {
    const { devNum } = of;
    const { transmitters } = model.draft;
    const put = (change: Partial<DraftTransmitter>): void =>
      model.change({
        transmitters: transmitters.map((one) =>
          one.devNum === devNum ? { ...one, ...change } : one,
        ),
      });
    const id = (field: string): string => `transmitter-${devNum}-${field}`;
    return (
      <WizardPart>
        <Stack gap={4}>
          <Row>
            <Heading as="h3">{`Transmitter ${place} · ${of.deviceType}`}</Heading>
            <Grow />
            {transmitters.length > 1 && (
              <IconButton
                label={`Remove transmitter ${place}`}
                onClick={() =>
                  model.change({
                    transmitters: transmitters.filter((one) => one.devNum !== devNum),
                  })
                }
              >
                <TrashIcon />
              </IconButton>
            )}
          </Row>
          <NumberField model={model} of={of} />
          <Grid columns="fields" gap={4}>
            <TypedChoice
              id={id('deviceType')}
              label="Device type"
              value={of.deviceType}
              options={DEVICE_TYPES}
              onType={(deviceType) => put({ deviceType })}
            />
            <TypedChoice
              id={id('path')}
              label="Reports by"
              value={of.path}
              options={PATH_KINDS}
              onType={(path) => put({ path })}
            />
            <TypedField
              model={model}
              step="account"
              id={id('receiver')}
              label="Receiver and line"
              placeholder="Receiver 2, line 4"
              value={of.receiver}
              onType={(receiver) => put({ receiver })}
            />
            <TypedChoice
              id={id('format')}
              label="Format"
              value={of.format}
              options={ZONE_FORMATS}
              textOf={(format) => FORMAT_NAMES[format]}
              onType={(format) => put({ format })}
            />
          </Grid>
        </Stack>
      </WizardPart>
    );
  },
);

const Blocks = observer(({ model }: Props) => {
  const { configuration } = useRegistry();
  const asking = useModel('blockRequest');
  const { blocks, free } = model.numbers;
  if (model.draft.branch === null || free === null) return null;
  return (
    <WizardPart>
      <Stack gap={3}>
        {free === 0 && (
          <Text strong role="status">
            No free account numbers.
          </Text>
        )}
        {blocks.map((block) => (
          <NumberStrip key={block.first} {...block} keeper={configuration.providerName} />
        ))}
        <AskForBlock
          asking={asking}
          own={model.branches.find(({ siteGroupNum }) => siteGroupNum === model.draft.branch)}
        />
      </Stack>
    </WizardPart>
  );
});

/** The step for the account's owner and transmitters (domain guide 6.18). */
export const AccountStepCard = observer(({ model }: Props) => {
  const { transmitters } = model.draft;
  const highest = Math.max(0, ...transmitters.map(({ devNum }) => devNum));
  return (
    <WizardCard title="Account" about="who owns it and how its panel reports">
      <WizardPart>
        <Grid columns="fields" gap={4}>
          <BranchField model={model} />
          <StartFrom model={model} />
        </Grid>
      </WizardPart>
      {model.numbers.problem !== null && (
        <WizardPart>
          <FormAlert tone="error" text={model.numbers.problem} />
        </WizardPart>
      )}
      {transmitters.map((one, at) => (
        <Transmitter key={one.devNum} model={model} of={one} place={at + 1} />
      ))}
      {transmitters.length < NEW_ACCOUNT_LIMITS.transmitters && (
        <WizardPart>
          <Button
            size="sm"
            icon={<PlusIcon width={16} height={16} />}
            onClick={() => {
              model.change({ transmitters: [...transmitters, newTransmitter(highest + 1)] });
              focusDrawn(() => document.getElementById(`transmitter-${highest + 1}-xmit`));
            }}
          >
            Add a transmitter
          </Button>
        </WizardPart>
      )}
      <Blocks model={model} />
    </WizardCard>
  );
});
