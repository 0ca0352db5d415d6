import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { counted } from '#core/kernel/counted.rule.ts';
import { ZONE_TEMPLATES } from '#core/zones/zone-template-list.ts';
import type { ZoneDevice } from '#core/zones/zone.schema.ts';
import { Form, Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { ChainFields } from './chain-fields.look.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { Field } from '../kit/field.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { Grid } from '../kit/grid.ts';
import { Row, Stack } from '../kit/stack.ts';
import { CompareTable } from '../kit/table.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { Text } from '../kit/text.ts';
import { useWhileShown } from '../forms/use-while-shown.ts';
import { useGuardedLeave } from '../shell/use-unsaved-work.tsx';
import type { AddManyViewModel } from './add-many.view-model.ts';
import { AreaField, DeviceField, EventField, ServiceField } from './zone-controls.tsx';

interface Props {
  readonly many: AddManyViewModel;
}

interface ManyProps extends Props {
  readonly kind: 'range' | 'copy';
  readonly siteNum: number | null;
  readonly onClose: () => void;
}

const RangeFields = observer(({ many }: Props) => (
  <>
    <Field
      id="range-numbers"
      data-first=""
      label="Zones from–to"
      autoComplete="off"
      placeholder="001-008"
      help="Leading zeros are kept."
      value={many.range}
      error={many.rangeProblem}
      onChange={(text) => many.setRange(text)}
    />
    <Field
      id="range-pattern"
      label="Description"
      autoComplete="off"
      placeholder="Window # – contact"
      help="# is replaced by each zone’s number."
      value={many.pattern}
      onChange={(text) => many.setPattern(text)}
    />
    <ChainFields label="What the signals mean">
      <ServiceField
        id="range-service"
        value={many.serviceType}
        onChange={(type) => many.chooseService(type)}
      />
      <EventField
        id="range-event"
        service={many.serviceType}
        value={many.eventCode}
        onChange={(code) => many.chooseEvent(code)}
      />
    </ChainFields>
  </>
));

const ANOTHER = 'site';

const CopyFields = observer(({ many }: Props) => (
  <>
    <SelectField
      id="copy-from"
      data-first=""
      label="Copy from"
      placeholder="Choose a template"
      options={[
        ...ZONE_TEMPLATES.map(({ id, name, zones }) => ({
          value: id,
          text: `Template: ${name}, ${counted(zones.length, 'zone')}`,
        })),
        { value: ANOTHER, text: 'Another site of the group' },
      ]}
      value={many.from}
      onChange={(from) => many.chooseSource(from)}
    />
    {many.from === ANOTHER && (
      <>
        <Field
          id="copy-site"
          label="Site number"
          inputMode="numeric"
          autoComplete="off"
          help={many.other?.siteName ?? 'Dealer defaults are not copied.'}
          error={many.otherProblem}
          value={many.otherSite}
          onChange={(text) => many.nameSite(text)}
        />
        <Row>
          <Button size="sm" busy={many.looking} onClick={() => void many.look()}>
            Show its zones
          </Button>
        </Row>
      </>
    )}
  </>
));

const PlaceFields = observer(
  ({ many, devices }: Props & { readonly devices: readonly ZoneDevice[] }) => (
    <Grid columns="fields" gap={4}>
      <DeviceField
        id="many-device"
        devices={devices}
        value={many.devNum}
        onChange={(num) => many.setDevice(num)}
      />
      <AreaField
        id="many-area"
        devices={devices}
        devNum={many.devNum}
        value={many.areaNum}
        onChange={(num) => many.setArea(num)}
      />
    </Grid>
  ),
);

const Planned = observer(({ many }: Props) => {
  const { planned, fresh } = many;
  if (planned.length === 0) return null;
  const skipped = planned.length - fresh.length;
  return (
    <Stack gap={2}>
      <Text role="status">
        {`${counted(fresh.length, 'zone')} will be added.`}
        {skipped > 0 && ` ${counted(skipped, 'zone')} will not.`}
      </Text>
      <CompareTable>
        <thead>
          <tr>
            <th scope="col">Zone</th>
            <th scope="col">Description</th>
            <th scope="col">What happens</th>
          </tr>
        </thead>
        <tbody>
          {planned.map(({ form, problem }) => (
            <tr key={`${form.num} ${form.areaNum} ${form.signalCode ?? ''}`}>
              <th scope="row">{form.num}</th>
              <td>{form.description}</td>
              <td>{problem ?? 'Added'}</td>
            </tr>
          ))}
        </tbody>
      </CompareTable>
    </Stack>
  );
});

/** A panel that adds zones from a range, a template or another site, with a preview of each zone (domain guide 6.3 "Operations"). */
export const AddManyPanel = observer(({ many, kind, siteNum, onClose }: ManyProps) => {
  useEffect(() => void many.open(kind, siteNum), [many, kind, siteNum]);
  const { close, question } = useGuardedLeave(many.dirty, onClose);
  const whileShown = useWhileShown();
  const add = async (): Promise<void> => {
    if (await many.add()) whileShown(onClose);
  };
  const { screen } = many;
  return (
    <>
      {question}
      <SlideOver
        id="add-zones"
        title={kind === 'range' ? 'Add a range of zones' : 'Copy zones'}
        onClose={close}
        foot={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              look="primary"
              type="submit"
              form="add-zones-form"
              busy={many.submission.busy}
              disabled={many.fresh.length === 0}
            >
              {`Add ${counted(many.fresh.length, 'zone')}`}
            </Button>
          </>
        }
      >
        <Form id="add-zones-form" onSend={() => void add()}>
          <Refusal of={many.submission} />
          {many.problem !== null && <FormAlert tone="error" text={many.problem} />}
          {kind === 'range' ? <RangeFields many={many} /> : <CopyFields many={many} />}
          {screen !== null && <PlaceFields many={many} devices={screen.devices} />}
          <Planned many={many} />
        </Form>
      </SlideOver>
    </>
  );
});
