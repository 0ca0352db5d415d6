import PlusIcon from '@heroicons/react/16/solid/PlusIcon';
import TrashIcon from '@heroicons/react/20/solid/TrashIcon';
import { observer } from 'mobx-react-lite';
import { NEW_WINDOW, type TypedWindow } from '#core/contacts/call-hours-field.schema.ts';
import {
  type ContactNotice,
  NOTICE_CHANNELS,
  NOTICE_KINDS,
  type NoticeChannel,
} from '#core/contacts/contact.ts';
import { CONTACT_NOTICES } from '#core/contacts/contact-form.schema.ts';
import { CONTACT_LIMITS } from '#core/contacts/contact-limits.ts';
import { NOTICE_KIND_TEXT } from '#core/contacts/notice-kinds.ts';
import { ticked } from '#core/forms/ticked.rule.ts';
import { Button } from '../kit/button.tsx';
import { FieldGroup } from '../kit/checkbox.tsx';
import { DayTicks } from './day-ticks.tsx';
import { TimeField } from '../kit/dates/time-field.tsx';
import { Grid } from '../kit/grid.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { SegmentField } from '../kit/segment-field.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { TickBox, TickTable } from './tick-table.look.tsx';
import { Text } from '../kit/text.ts';
import type { ContactEditorViewModel } from './contact-editor.view-model.ts';

interface Props {
  readonly editor: ContactEditorViewModel;
}

const WindowLine = ({
  window,
  at,
  onChange,
}: {
  readonly window: TypedWindow;
  readonly at: number;
  readonly onChange: (window: TypedWindow | null) => void;
}) => (
  <Stack gap={2}>
    <DayTicks
      id={`contact-hours-${at}`}
      label={`Days of window ${at + 1}`}
      value={window.weekdays}
      onChange={(weekdays) => onChange({ ...window, weekdays })}
    />
    <Grid columns="days" gap={3}>
      <TimeField
        id={`contact-hours-${at}-from`}
        label="From"
        value={window.from}
        onChange={(from) => onChange({ ...window, from })}
      />
      <TimeField
        id={`contact-hours-${at}-to`}
        label="To"
        value={window.to}
        onChange={(to) => onChange({ ...window, to })}
      />
      <IconButton label={`Remove window ${at + 1}`} onClick={() => onChange(null)}>
        <TrashIcon />
      </IconButton>
    </Grid>
  </Stack>
);

/**
 * The fields of the call hours: always, or weekly intervals in the site's time zone. An interval whose end is before its
 * start passes midnight.
 */
export const CallHoursFields = observer(
  ({
    editor: {
      edit: { form },
    },
  }: Props) => {
    const { always, windows } = form.values.callHours;
    const type = (next: readonly TypedWindow[]) =>
      form.type('callHours', { always: false, windows: next });
    return (
      <Stack gap={3}>
        <SegmentField
          id="contact-callHours"
          label="Call hours"
          options={[
            { value: 'always', text: 'Always' },
            { value: 'hours', text: 'Specific hours' },
          ]}
          value={always ? 'always' : 'hours'}
          error={form.errors['callHours']?.[0] ?? null}
          onChange={(value) =>
            form.type('callHours', {
              always: value === 'always',
              windows: windows.length === 0 ? [NEW_WINDOW] : windows,
            })
          }
        />
        {!always && (
          <>
            {windows.map((window, at) => (
              <WindowLine
                key={at}
                window={window}
                at={at}
                onChange={(next) =>
                  type(
                    windows.flatMap((one, index) =>
                      index !== at ? [one] : next === null ? [] : [next],
                    ),
                  )
                }
              />
            ))}
            <Text size="small" tone="muted">
              In the site’s time zone. A window that ends before it begins runs past midnight.
            </Text>
            {windows.length < CONTACT_LIMITS.windows && (
              <Row>
                <Button
                  size="sm"
                  icon={<PlusIcon />}
                  onClick={() => type([...windows, NEW_WINDOW])}
                >
                  Add hours
                </Button>
              </Row>
            )}
          </>
        )}
      </Stack>
    );
  },
);

const CHANNELS: Readonly<Record<NoticeChannel, string>> = {
  call: 'Call',
  sms: 'Text',
  email: 'Email',
};

/** A table of checkboxes with the notices a contact wants, by event and channel. */
export const NoticeMatrix = observer(
  ({
    editor: {
      edit: { form },
    },
  }: Props) => {
    const { notices } = form.values;
    return (
      <FieldGroup label="Notify" error={form.errors['notices']?.[0]}>
        <TickTable
          caption="What this contact is notified about, and how"
          columns={NOTICE_CHANNELS.map((channel) => CHANNELS[channel])}
          rows={NOTICE_KINDS.map((kind) => ({
            name: NOTICE_KIND_TEXT[kind].label,
            cells: NOTICE_CHANNELS.map((channel) => {
              const notice: ContactNotice = `${kind}.${channel}`;
              return (
                <TickBox
                  key={channel}
                  id={notice === 'alarm.call' ? 'contact-notices' : undefined}
                  aria-label={`${NOTICE_KIND_TEXT[kind].label}: ${CHANNELS[channel]}`}
                  checked={notices.includes(notice)}
                  onChange={(at) =>
                    form.type('notices', ticked(CONTACT_NOTICES, notices, notice, at))
                  }
                />
              );
            }),
          }))}
        />
        <Text size="small" tone="muted">
          With alarms checked for text or email only, this contact is notified but never called.
        </Text>
      </FieldGroup>
    );
  },
);
