import { observer } from 'mobx-react-lite';
import { holidayForm, HOLIDAY_GROUPS, type HolidayForm } from '#core/holidays/holiday.schema.ts';
import { useFocusWrong } from '../forms/form.tsx';
import { FormRows, type Controls } from '../forms/form-rows.tsx';
import { Field } from '../kit/field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { EditorPanel } from '../shell/editor-panel.tsx';
import { typeFirstDay, type HolidayEditor } from './holidays.view-model.ts';

const controlsOf = (editor: HolidayEditor): Controls<keyof HolidayForm> => {
  const { form } = editor;
  return {
    name: <Field {...form.bind('name')} label={holidayForm.labels.name} data-first="" />,
    holidayGroup: (
      <SelectField
        {...form.bind('holidayGroup')}
        label={holidayForm.labels.holidayGroup}
        placeholder="Choose a group"
        options={HOLIDAY_GROUPS.map((value) => ({ value, text: value }))}
      />
    ),
    fromDay: (
      <Field
        {...form.bind('fromDay')}
        type="date"
        label={holidayForm.labels.fromDay}
        onChange={(day) => typeFirstDay(form, day)}
      />
    ),
    toDay: <Field {...form.bind('toDay')} type="date" label={holidayForm.labels.toDay} />,
  };
};

/** The form of one holiday at the side of the list. */
export const HolidayFormPanel = observer(
  ({ editor, onClose }: { readonly editor: HolidayEditor; readonly onClose: () => void }) => {
    const { theirs } = editor.saving;
    useFocusWrong(editor.form);
    return (
      <EditorPanel
        name="holiday"
        title={editor.isNew ? 'Add holiday' : 'Edit holiday'}
        editor={editor}
        draft={editor.draft}
        by={theirs && { who: theirs.changedBy, at: theirs.changedAt }}
        onClose={onClose}
      >
        <FormRows
          controls={controlsOf(editor)}
          rows={[{ fields: ['fromDay', 'toDay'], columns: 'fields', gap: 4 }]}
        />
      </EditorPanel>
    );
  },
);
