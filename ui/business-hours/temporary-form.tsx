import { observer } from 'mobx-react-lite';
import { BUSINESS_HOURS_LIMITS } from '#core/business-hours/business-hours.ts';
import { SpanFields } from '../forms/local-time-field.tsx';
import { Checkbox } from '../kit/checkbox.tsx';
import { Field } from '../kit/field.tsx';
import { formatZonedMoment } from '../kit/format-time.ts';
import { Notice } from '../kit/notice.tsx';
import { SegmentField } from '../kit/segment-field.tsx';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { EditorPanel } from '../shell/editor-panel.tsx';
import type { TemporaryEditor } from './temporary-editor.view-model.ts';

interface Props {
  readonly editor: TemporaryEditor;
}

const Merge = observer(({ editor }: Props) => {
  const { form } = editor.edit;
  const { asOf, group, met } = editor;
  if (met === null) return null;
  const when = (at: string): string => formatZonedMoment(at, asOf, group.timeZone);
  return (
    <Notice tone="trouble" role="status" title="Temporary changes can’t overlap">
      <p>
        {met.others
          .map(({ from, reason, to }) => `“${reason}”, ${when(from)} to ${when(to)}`)
          .join('; ')}
      </p>
      <Checkbox
        id={form.idOf('merges')}
        checked={form.values.merges}
        onChange={(merges) => form.type('merges', merges)}
      >
        {`Merge into one, ${when(met.merged.from)} to ${when(met.merged.to)}`}
      </Checkbox>
    </Notice>
  );
});

/** The form of a temporary change of the hours, beside the list. */
export const TemporaryForm = observer(
  ({ editor, onClose }: Props & { readonly onClose: () => void }) => {
    const { form } = editor.edit;
    const { asOf, group } = editor;
    return (
      <EditorPanel
        name="temporaryHours"
        title={editor.edit.isNew ? 'Plan a change' : 'Edit change'}
        editor={editor.edit}
        onClose={onClose}
      >
        <SegmentField
          {...form.bind('state')}
          label="You are"
          options={[
            { value: 'closed', text: 'Closed' },
            { value: 'open', text: 'Open' },
          ]}
        />
        <SpanFields
          clocks={{ now: asOf, timeZone: group.timeZone }}
          from={form.bind('from')}
          to={{ ...form.bind('to'), help: 'Your normal hours apply again after that.' }}
        />
        <Merge editor={editor} />
        <Field
          {...form.bind('reason')}
          label="Reason"
          help="Agents see this."
          counter={`${form.values.reason.length} / ${BUSINESS_HOURS_LIMITS.reason}`}
        />
        <TextAreaField
          {...form.bind('greeting')}
          label="Greeting during this time"
          help="Leave blank to use your usual greeting."
          counter={`${form.values.greeting.length} / ${BUSINESS_HOURS_LIMITS.greeting}`}
        />
      </EditorPanel>
    );
  },
);
