import { observer } from 'mobx-react-lite';
import { zoneText } from '#core/kernel/read-time-zone.rule.ts';
import { audienceSchema } from '#core/marketing/campaign.schema.ts';
import { groupForm } from '#core/provisioning/group-form.schema.ts';
import { Form, Refusal, useFocusWrong } from '../forms/form.tsx';
import type { Controls } from '../forms/form-rows.tsx';
import { ZoneField } from '../forms/zone-field.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { Checkbox } from '../kit/checkbox.tsx';
import { Field } from '../kit/field.tsx';
import { Grid } from '../kit/grid.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { Grow, Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { useUnsavedWork } from '../shell/use-unsaved-work.tsx';
import { KnownGroupField, NumberAnswer } from './group-number-field.tsx';
import type { NewGroupViewModel } from './new-group.view-model.ts';

interface Props {
  readonly model: NewGroupViewModel;
}

const same = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, text: value }));

const useControls = ({ model }: Props): Controls<keyof typeof groupForm.labels> => {
  const { form } = model;
  const num = form.bind('num');
  const parent = form.bind('parentNum');
  const service = form.bind('answeringService');
  return {
    num: (
      <Field
        {...num}
        label={groupForm.labels.num}
        inputMode="numeric"
        autoComplete="off"
        onChange={(text) => model.typeNumber('num', text)}
      />
    ),
    name: <Field {...form.bind('name')} label={groupForm.labels.name} autoComplete="off" />,
    timeZone: <ZoneField {...form.bind('timeZone')} label={groupForm.labels.timeZone} />,
    kind: (
      <SelectField
        {...form.bind('kind')}
        label={groupForm.labels.kind}
        placeholder="Choose a kind"
        options={same(audienceSchema.options)}
      />
    ),
    parentNum: (
      <KnownGroupField
        {...parent}
        label={groupForm.labels.parentNum}
        help="The number of the group above it, if there is one."
        holder={model.parent}
        onChange={(text) => model.typeNumber('parentNum', text)}
      />
    ),
    answeringService: (
      <Checkbox id={service.id} checked={service.value} onChange={service.onChange}>
        {groupForm.labels.answeringService}
      </Checkbox>
    ),
  };
};

/** The further settings of a new group, as one line until the person opens them. */
const Besides = observer(
  ({
    model,
    controls,
  }: {
    readonly model: NewGroupViewModel;
    readonly controls: Controls<keyof typeof groupForm.labels>;
  }) => {
    if (!model.open) return null;
    return (
      <>
        {controls.kind}
        {controls.parentNum}
        {controls.timeZone}
        {controls.answeringService}
      </>
    );
  },
);

/** The form of a new site group (design "site groups & people"). */
export const NewGroupCard = observer(({ model }: Props) => {
  const { form, submission, holder } = model;
  const controls = useControls({ model });
  useFocusWrong(form);
  useUnsavedWork(model.dirty, () => model.discard());
  const ready = model.dirty && !holder;
  return (
    <Card title="Or create a group by hand">
      <Form onSend={() => model.create()}>
        <Refusal of={submission} />
        <Stack gap={2}>
          <Grid columns="numbered" gap={3}>
            {controls.num}
            {controls.name}
          </Grid>
          <NumberAnswer num={form.values.num} holder={holder} />
        </Stack>
        <Besides model={model} controls={controls} />
        <Row gap={3} wrap={2}>
          <Grow>
            {!model.open && (
              <Text size="small" tone="muted">
                {`${zoneText(form.values.timeZone)}, ${form.values.kind} `}
                <LinkButton
                  size="sm"
                  aria-label="Change time zone, kind, parent and answering service"
                  onClick={() => model.unfold()}
                >
                  Change
                </LinkButton>
              </Text>
            )}
          </Grow>
          <Button type="submit" busy={submission.busy} disabled={!ready && !submission.busy}>
            Create group
          </Button>
        </Row>
      </Form>
    </Card>
  );
});
