import { observer } from 'mobx-react-lite';
import { holidayForm, HOLIDAY_GROUPS, type HolidayForm } from '#core/holidays/holiday.schema.ts';
import { FormRows, type Controls } from '../forms/form-rows.tsx';
import { DateField } from '../kit/dates/date-field.tsx';
import { Field } from '../kit/field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { typeFirstDay, type HolidayEditor } from './holiday-options.ts';

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
      <DateField
        {...form.bind('fromDay')}
        label={holidayForm.labels.fromDay}
        onChange={(day) => typeFirstDay(form, day)}
      />
    ),
    toDay: <DateField {...form.bind('toDay')} label={holidayForm.labels.toDay} />,
  };
};

/** Shows the fields of one holiday. */
export const HolidayFields = observer(({ editor }: { readonly editor: HolidayEditor }) => (
  <FormRows
    controls={controlsOf(editor)}
    rows={[{ fields: ['fromDay', 'toDay'], columns: 'fields', gap: 4 }]}
  />
));
