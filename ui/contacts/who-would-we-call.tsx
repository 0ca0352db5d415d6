import ClockIcon from '@heroicons/react/20/solid/ClockIcon';
import PrinterIcon from '@heroicons/react/20/solid/PrinterIcon';
import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { CallKind } from '#core/contacts/call-kinds.ts';
import { isWallTime, LAST_WALL_YEAR, minuteText } from '#core/contacts/hours-of-day.rule.ts';
import { callOrder } from '#core/contacts/call-order.rule.ts';
import type { ContactList } from '#core/contacts/contact-list.schema.ts';
import { dayComplaint } from '#core/kernel/typed-day.rule.ts';
import { Button } from '../kit/button.tsx';
import { CallSteps } from './call-steps.look.tsx';
import { CallStepsFoot } from './call-steps-foot.look.tsx';
import { DayScale } from './day-scale.look.tsx';
import { Card } from '../kit/card.tsx';
import { ChoiceChips } from '../kit/choice-chips.tsx';
import { DateField } from '../kit/dates/date-field.tsx';
import { TimeField } from '../kit/dates/time-field.tsx';
import { useHeldEntry } from '../kit/dates/use-held-entry.ts';
import { formatClock, formatDay } from '../kit/format-time.ts';
import { Grid } from '../kit/grid.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { SegmentField } from '../kit/segment-field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { KIND_CHOICES, stepRow } from './call-step-rows.ts';
import type { ContactsViewModel } from './contacts.view-model.ts';
import { type CallAddress, useCallAddress } from './use-call-question.ts';

interface Props {
  readonly model: ContactsViewModel;
  readonly list: ContactList;
}

/** Returns the call order for the question in the URL, including moves that are not saved yet. */
const useOrder = ({ model, list }: Props, { at, kind }: CallAddress) => {
  const wall = at ?? model.wallNow(list);
  const moment = model.momentOf(wall);
  const inherited = list.contacts.filter((contact) => contact.inherited);
  const contacts = [...model.order.shown(list), ...inherited];
  const steps = callOrder(list, contacts, { kind, moment });
  return { wall, moment, rows: steps.map((step) => stepRow(step, moment.day)) };
};

type Order = ReturnType<typeof useOrder>;

const Print = ({
  model,
  list,
  kind,
  wall,
}: Props & { readonly kind: CallKind; readonly wall: string }) => (
  <Button
    size="sm"
    look="quiet"
    icon={<PrinterIcon />}
    busy={model.files.submission.busy}
    onClick={() => void model.files.print(list, kind, wall)}
  >
    Print this order
  </Button>
);

/** The fields of the question: a kind of event, and either now or a day and time at the site. */
const Question = ({
  address,
  order,
  zone,
}: {
  readonly address: CallAddress;
  readonly order: Order;
  readonly zone: string;
}) => {
  const { ask, at, kind } = address;
  const { wall } = order;
  const [resets, setResets] = useState(0);
  // A half-typed field asks about the shown time until it is read, so that "Now" can be chosen again.
  const onHold = (): void => {
    if (at === null) ask({ at: wall });
  };
  const day = useHeldEntry({
    resets,
    onHold,
    value: wall.slice(0, 10),
    takes: (text) => isWallTime(`${text}${wall.slice(10)}`),
    onChange: (text) => ask({ at: `${text}${wall.slice(10)}` }),
  });
  const time = useHeldEntry({
    resets,
    onHold,
    value: wall.slice(11),
    takes: (text) => isWallTime(`${wall.slice(0, 11)}${text}`),
    onChange: (text) => ask({ at: `${wall.slice(0, 11)}${text}` }),
  });
  return (
    <Stack gap={3} pad={4}>
      <ChoiceChips
        id="call-kind"
        label="What happens"
        options={KIND_CHOICES}
        value={kind}
        onChange={(next) => ask({ kind: next })}
      />
      <Grid columns="moment" gap={3}>
        <SegmentField
          id="call-when"
          label="When"
          options={[
            { value: 'now', text: 'Now' },
            { value: 'then', text: 'Another time' },
          ]}
          value={at === null ? 'now' : 'then'}
          onChange={(next) => {
            setResets(resets + 1);
            ask({ at: next === 'now' ? null : wall });
          }}
        />
        <DateField
          id="call-day"
          label="Day"
          value={day.value}
          error={day.isWrong ? dayComplaint(day.value, LAST_WALL_YEAR) : null}
          onChange={day.onChange}
          onBlur={day.onBlur}
        />
        <TimeField
          id="call-time"
          label={`Time, ${zone}`}
          value={time.value}
          error={time.isWrong ? 'Enter a time' : null}
          onChange={time.onChange}
          onBlur={time.onBlur}
        />
      </Grid>
    </Stack>
  );
};

const Wide = observer(({ model, list, address }: Props & { readonly address: CallAddress }) => {
  const order = useOrder({ model, list }, address);
  const { moment, rows, wall } = order;
  const zone = model.zoneAt(wall, list);
  const time = formatClock(minuteText(moment.minute));
  const text = `${formatDay(moment.today, 'longWeekday')} at ${time}`;
  return (
    <Card
      title="Who would we call?"
      inset={false}
      actions={
        <IconButton label="Close the preview" size="sm" onClick={address.close}>
          <XMarkIcon />
        </IconButton>
      }
    >
      <Question address={address} order={order} zone={zone} />
      <Stack pad={4} gap={2}>
        <DayScale
          label="Time of the day"
          words={`${time} ${zone}`}
          caption={`Order on ${text}`}
          minute={moment.minute}
          onMinute={(minute) => address.ask({ at: `${moment.today}T${minuteText(minute)}` })}
        />
        <CallSteps label={`Call order, ${text}`} steps={rows} minute={moment.minute} />
        <Text size="small" tone="muted">
          Nothing is sent, nobody is called.
        </Text>
      </Stack>
      <CallStepsFoot lanes>
        <Print model={model} list={list} kind={address.kind} wall={wall} />
      </CallStepsFoot>
    </Card>
  );
});

const Narrow = observer(({ model, list, address }: Props & { readonly address: CallAddress }) => {
  const { rows, wall } = useOrder({ model, list }, address);
  return (
    <Card title="Who would we call?" inset={false}>
      <Stack pad={4} gap={3}>
        <Grid columns="pair" gap={2}>
          <SelectField
            id="call-kind"
            label="What happens"
            placeholder="Choose"
            options={KIND_CHOICES}
            value={address.kind}
            onChange={(kind) => address.ask({ kind })}
          />
          <Stack gap={1.5}>
            <Text size="label">When</Text>
            <Button block icon={<ClockIcon />} onClick={() => address.ask({ at: wall })}>
              {`Now, ${formatClock(wall.slice(11))} ${model.zoneAt(wall, list)}`}
            </Button>
          </Stack>
        </Grid>
        <CallSteps label="Call order now" steps={rows} />
      </Stack>
      <CallStepsFoot lanes={false}>
        <Print model={model} list={list} kind={address.kind} wall={wall} />
      </CallStepsFoot>
    </Card>
  );
});

/**
 * Shows who would be called about a kind of event, in which order, and why others are skipped. Uses the same rule as the
 * monitoring center (domain guide 6.2 "View").
 */
export const WhoWouldWeCall = observer(({ model, list }: Props) => {
  const address = useCallAddress();
  return address.wide ? (
    <Wide model={model} list={list} address={address} />
  ) : (
    <Narrow model={model} list={list} address={address} />
  );
});
