import { observer } from 'mobx-react-lite';
import {
  MESSAGE_CATEGORIES,
  MESSAGE_PRIORITIES,
} from '#core/answering-messages/message-detail.schema.ts';
import {
  NOTIFY_CAUSES,
  NOTIFY_CHANNELS,
  NOTIFY_DIGESTS,
  NOTIFY_TIMINGS,
  NOTIFY_WHO,
  type NotifyOverview,
} from '#core/auto-notify/notify-rule.schema.ts';
import { zoneText } from '#core/kernel/read-time-zone.rule.ts';
import { Checkbox, FieldGroup } from '../kit/checkbox.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { withChosen } from '../kit/several/with-chosen.rule.ts';
import { EditorPanel } from '../shell/editor-panel.tsx';
import type { RuleEditorViewModel } from './rule-editor.view-model.ts';

const optionsOf = <Value extends string>(table: Readonly<Record<Value, string>>) =>
  (Object.entries(table) as [Value, string][]).map(([value, text]) => ({ value, text }));

const CAUSES = optionsOf(NOTIFY_CAUSES);
const WHO = optionsOf(NOTIFY_WHO);
const CHANNELS = optionsOf(NOTIFY_CHANNELS);
const TIMINGS = optionsOf(NOTIFY_TIMINGS);
const DIGESTS = optionsOf(NOTIFY_DIGESTS);

interface Of {
  readonly editor: RuleEditorViewModel;
  readonly overview: NotifyOverview;
}

/** A field to select several values. No selection means all values. */
const Several = <Value extends string>({
  field: { id, onChange, value: held },
  label,
  of,
  onChosen,
}: {
  readonly field: {
    readonly id: string;
    readonly value: Value[];
    readonly onChange: (chosen: Value[]) => void;
  };
  readonly label: string;
  readonly of: readonly Value[];
  readonly onChosen: () => void;
}) => (
  <FieldGroup label={label}>
    {of.map((one) => (
      <Checkbox
        key={one}
        id={`${id}-${one}`}
        checked={held.includes(one)}
        onChange={(wanted) => {
          onChange(of.filter((each) => (each === one ? wanted : held.includes(each))));
          onChosen();
        }}
      >
        {one}
      </Checkbox>
    ))}
  </FieldGroup>
);

const Who = observer(({ editor, overview }: Of) => {
  const { form, saving } = editor.edit;
  const { base } = saving;
  const { who } = form.values;
  const whoId = form.bind('whoId');
  if (who === 'emails')
    return (
      <TextAreaField
        {...form.bind('emails')}
        label="Email addresses"
        help="One per line, up to 128 characters each."
      />
    );
  const among = who === 'contact' ? overview.people : overview.rotations;
  return (
    <SelectField
      {...whoId}
      label={who === 'contact' ? 'Person' : 'Rotation list'}
      placeholder={among.length === 0 ? 'None yet' : 'Choose'}
      options={withChosen(
        among.map(({ id, name }) => ({ value: id, text: name })),
        who === base?.who ? base.whoId : null,
        base?.whoName,
      )}
    />
  );
});

/** The form of a rule beside the list: events, recipients, channels, times, and last week's preview. */
export const RuleForm = observer(
  ({ editor, overview, onClose }: Of & { readonly onClose: () => void }) => {
    const { form } = editor.edit;
    const cause = form.bind('cause');
    const timing = form.bind('timing');
    const digest = form.bind('digest');
    const looking =
      <Value,>(change: (value: Value) => void) =>
      (value: Value): void => {
        change(value);
        void editor.look();
      };
    return (
      <EditorPanel
        name="notify-rule"
        title={editor.edit.isNew ? 'Add rule' : 'Edit rule'}
        editor={editor.edit}
        onClose={onClose}
      >
        <Stack gap={4}>
          <SelectField
            {...cause}
            label="When"
            placeholder="Choose"
            options={CAUSES}
            onChange={looking(cause.onChange)}
          />
          {form.values.cause === 'message' && (
            <>
              <Several
                field={form.bind('priorities')}
                label="Priority (all if none is checked)"
                of={MESSAGE_PRIORITIES}
                onChosen={() => void editor.look()}
              />
              <Several
                field={form.bind('categories')}
                label="Category (all if none is checked)"
                of={MESSAGE_CATEGORIES}
                onChosen={() => void editor.look()}
              />
            </>
          )}
          <SelectField {...form.bind('who')} label="Who" placeholder="Choose" options={WHO} />
          <Who editor={editor} overview={overview} />
          <SelectField
            {...form.bind('channel')}
            label="How"
            help="Calls need a voice gateway, which this portal doesn’t have."
            placeholder="Choose"
            options={CHANNELS}
          />
          <SelectField
            {...timing}
            label="Timing"
            help={`In your group’s time zone (${zoneText(overview.timeZone)}).`}
            placeholder="Choose"
            options={TIMINGS}
            onChange={looking(timing.onChange)}
          />
          <SelectField
            {...digest}
            label="Digest"
            placeholder="Choose"
            options={DIGESTS}
            onChange={looking(digest.onChange)}
          />
          <Text role="status" tone="muted">
            {editor.dryRun ?? 'Looking at last week…'}
          </Text>
        </Stack>
      </EditorPanel>
    );
  },
);
