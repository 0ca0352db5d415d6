import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { holidayForm, HOLIDAY_GROUPS, type HolidayForm } from '#core/holidays/holiday.schema.ts';
import { FormRows, type Controls } from '../forms/form-rows.tsx';
import { DateField } from '../kit/dates/date-field.tsx';
import { Field } from '../kit/field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { typeFirstDay, typeLastDay, type HolidayEditor } from './holiday-options.ts';

const controlsOf = (
  editor: HolidayEditor,
  followed: { current: string },
): Controls<keyof HolidayForm> => {
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
      <DateField
        {...form.bind('fromDay')}
        label={holidayForm.labels.fromDay}
        onChange={(day) => typeFirstDay(form, day, followed)}
      />
    ),
    toDay: (
      <DateField
        {...form.bind('toDay')}
        label={holidayForm.labels.toDay}
        onChange={(day) => typeLastDay(form, day, followed)}
      />
    ),
  };
};

export const HolidayFields = observer(({ editor }: { readonly editor: HolidayEditor }) => {
  const followed = useRef('');
  return (
    <FormRows
      controls={controlsOf(editor, followed)}
      rows={[{ fields: ['fromDay', 'toDay'], columns: 'fields', gap: 4 }]}
    />
  );
});
