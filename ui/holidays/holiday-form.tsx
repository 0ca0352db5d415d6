import { observer } from 'mobx-react-lite';
import {
  HOLIDAY_FIELD_NAMES,
  HOLIDAY_GROUPS,
  holidayForm,
  type HolidayForm,
} from '#core/holidays/holiday.schema.ts';
import { DraftNote } from '../forms/draft-note.tsx';
import { Form, Refusal, useFocusWrong } from '../forms/form.tsx';
import { FormRows, type Controls } from '../forms/form-rows.tsx';
import { Button } from '../kit/button.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { Field } from '../kit/field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { TheirsNotice, type TwoVersions } from '../shell/theirs-notice.tsx';
import { useGuardedLeave } from '../shell/use-unsaved-work.tsx';
import type { HolidayEditorViewModel } from './holiday-editor.view-model.ts';

const controlsOf = (editor: HolidayEditorViewModel): Controls<keyof HolidayForm> => {
  const { form } = editor;
  return {
    name: <Field {...form.bind('name')} label={HOLIDAY_FIELD_NAMES.name} data-first="" />,
    holidayGroup: (
      <SelectField
        {...form.bind('holidayGroup')}
        label={HOLIDAY_FIELD_NAMES.holidayGroup}
        placeholder="Choose a group"
        options={HOLIDAY_GROUPS.map((value) => ({ value, text: value }))}
      />
    ),
    fromDay: (
      <Field
        {...form.bind('fromDay')}
        type="date"
        label={HOLIDAY_FIELD_NAMES.fromDay}
        onChange={(day) => editor.typeFirstDay(day)}
      />
    ),
    toDay: <Field {...form.bind('toDay')} type="date" label={HOLIDAY_FIELD_NAMES.toDay} />,
  };
};

const versionsOf = ({
  form,
  saving: { theirs },
}: HolidayEditorViewModel): readonly TwoVersions[] =>
  theirs === null
    ? []
    : holidayForm.names
        .filter((name) => form.values[name] !== theirs[name])
        .map((name) => ({
          label: HOLIDAY_FIELD_NAMES[name],
          mine: form.values[name],
          theirs: theirs[name],
        }));

/** The form of one holiday at the side of the list. */
export const HolidayFormPanel = observer(
  ({
    editor,
    onClose,
  }: {
    readonly editor: HolidayEditorViewModel;
    readonly onClose: () => void;
  }) => {
    const { close, question } = useGuardedLeave(editor.dirty, onClose, editor.draft);
    const { submission, theirs } = editor.saving;
    useFocusWrong(editor.form);
    return (
      <>
        {question}
        <SlideOver
          id="holiday-editor"
          title={editor.isNew ? 'Add holiday' : 'Edit holiday'}
          onClose={close}
          foot={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button
                look="primary"
                type="submit"
                form="holiday-form"
                busy={submission.busy}
                disabled={!editor.dirty && !submission.busy}
              >
                Save
              </Button>
            </>
          }
        >
          <Form id="holiday-form" onSend={() => editor.save()}>
            <Refusal of={submission} />
            <TheirsNotice
              by={theirs && { who: theirs.changedBy, at: theirs.changedAt }}
              edit={editor}
              versions={versionsOf(editor)}
            />
            <DraftNote draft={editor.draft} />
            <FormRows
              controls={controlsOf(editor)}
              rows={[{ fields: ['fromDay', 'toDay'], columns: 'fields', gap: 4 }]}
            />
          </Form>
        </SlideOver>
      </>
    );
  },
);
