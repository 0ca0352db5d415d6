import { observer } from 'mobx-react-lite';
import { SERVICE_TYPES } from '#core/signals/signal.ts';
import { WARN_MINUTES } from '#core/tests-on-site/test-limits.ts';
import { zoneId } from '#core/tests-on-site/tick-zone.rule.ts';
import { LocalTimeField } from '../forms/local-time-field.tsx';
import { Checkbox, FieldGroup } from '../kit/checkbox.tsx';
import { DateField } from '../kit/dates/date-field.tsx';
import { TimeField } from '../kit/dates/time-field.tsx';
import { Grid } from '../kit/grid.ts';
import { SegmentField } from '../kit/segment-field.tsx';
import { SeveralField } from '../kit/several/several-field.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { TEST_SCOPES, WARN_CHANNELS } from './test-field-text.ts';
import type { TestFormViewModel } from './test-form.view-model.ts';

const SCOPES = (['all', 'listed', 'allExcept'] as const).map((value) => ({
  value,
  text: TEST_SCOPES[value],
}));
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

interface FormProps {
  readonly form: TestFormViewModel;
}

const Devices = observer(({ form }: FormProps) => {
  const { devices } = form.screen.site;
  if (devices.length < 2) return null;
  return (
    <FieldGroup label="Devices" error={form.problems.devNums}>
      {devices.map(({ devNum, transmitterCode, description }) => (
        <Checkbox
          key={devNum}
          id={`test-device-${devNum}`}
          checked={form.isTested(devNum)}
          onChange={(on) => form.testDevice(devNum, on)}
        >
          {transmitterCode} · {description}
        </Checkbox>
      ))}
    </FieldGroup>
  );
});

const Scope = observer(({ form }: FormProps) => {
  const { zones } = form.screen.site;
  return (
    <>
      <SegmentField
        id="test-scope"
        label="What to test"
        options={SCOPES}
        value={form.scope}
        error={form.problems.scope ?? null}
        onChange={(scope) => form.set('scope', scope)}
      />
      {form.scope !== 'all' && (
        <>
          {zones.length > 0 && (
            <SeveralField
              id="test-zone"
              label="Zones"
              options={zones.map((zone) => ({
                value: zoneId(zone),
                text: `${zone.zone} ${zone.description}`,
              }))}
              value={[...form.zones]}
              onTick={(zone, on) => form.tick(form.zones, zone, on)}
            />
          )}
          <SeveralField
            id="test-type"
            label="Service types"
            options={SERVICE_TYPES.map((value) => ({ value, text: value }))}
            value={[...form.types]}
            onTick={(type, on) => {
              const known = SERVICE_TYPES.find((one) => one === type);
              if (known !== undefined) form.tick(form.types, known, on);
            }}
          />
        </>
      )}
    </>
  );
});

const Recurring = observer(({ form }: FormProps) => (
  <>
    <Checkbox
      id="test-recurs"
      checked={form.recurs}
      onChange={(recurs) => form.set('recurs', recurs)}
    >
      Repeat on weekdays
    </Checkbox>
    {form.recurs && (
      <Stack gap={3}>
        <FieldGroup label="Weekdays" error={form.wrongRepeat.weekdays}>
          <Row gap={4} wrap={0}>
            {WEEKDAYS.map((name, at) => (
              <Checkbox
                key={name}
                id={`test-day-${at + 1}`}
                checked={form.weekdays.has(at + 1)}
                onChange={(on) => form.tick(form.weekdays, at + 1, on)}
              >
                {name}
              </Checkbox>
            ))}
          </Row>
        </FieldGroup>
        <Grid columns="pair" gap={3}>
          <TimeField
            id="test-from"
            label="From"
            value={form.from}
            error={form.wrongRepeat.from ?? null}
            onChange={(from) => form.set('from', from)}
          />
          <TimeField
            id="test-to"
            label="To"
            value={form.to}
            error={form.wrongRepeat.to ?? null}
            onChange={(to) => form.set('to', to)}
          />
        </Grid>
        <DateField
          id="test-until"
          label="Until"
          help="90 days ahead at most"
          value={form.until}
          error={form.wrongRepeat.until ?? null}
          onChange={(until) => form.set('until', until)}
        />
      </Stack>
    )}
  </>
));

const Warnings = observer(({ form }: FormProps) => (
  <FieldGroup label="Warn me before the end">
    <Row gap={4} wrap={0}>
      {WARN_MINUTES.map((minutes) => (
        <Checkbox
          key={minutes}
          id={`test-warn-${minutes}`}
          checked={form.warnMinutes.has(minutes)}
          onChange={(on) => form.tick(form.warnMinutes, minutes, on)}
        >
          {minutes} min
        </Checkbox>
      ))}
    </Row>
    <Row gap={4} wrap={0}>
      {(['inApp', 'email', 'sms'] as const).map((channel) => (
        <Checkbox
          key={channel}
          id={`test-channel-${channel}`}
          checked={form.warnChannels.has(channel)}
          disabled={channel === 'sms' && !form.hasMobile && !form.warnChannels.has(channel)}
          onChange={(on) => form.tick(form.warnChannels, channel, on)}
        >
          {WARN_CHANNELS[channel]}
        </Checkbox>
      ))}
    </Row>
    <Text size="small" tone="muted">
      The portal always reminds you 15 and 5 minutes before.
      {!form.hasMobile &&
        ' To be warned by text message, add your mobile number to your user account.'}
    </Text>
  </FieldGroup>
));

/** The fields that most tests leave at their defaults: devices, scope, start, repetition, warnings (domain guide 6.1). */
export const FormDetails = observer(({ form, now }: FormProps & { readonly now: string }) => (
  <Stack gap={4}>
    <Devices form={form} />
    <Scope form={form} />
    {!form.recurs && (
      <LocalTimeField
        id="test-starts"
        label="Starts"
        clocks={{ now, timeZone: form.screen.site.timeZone }}
        help="Empty means now"
        value={form.starts}
        error={form.problems.startsAt ?? null}
        onChange={(starts) => form.set('starts', starts)}
      />
    )}
    {form.screen.role === 'dealer' && <Recurring form={form} />}
    <Warnings form={form} />
  </Stack>
));
