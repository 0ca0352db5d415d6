import PlusIcon from '@heroicons/react/16/solid/PlusIcon';
import { observer } from 'mobx-react-lite';
import { companyForm, MOST_LICENCES } from '#core/account-group/company.schema.ts';
import { HOLIDAY_GROUPS } from '#core/holidays/holiday.schema.ts';
import { put } from '../forms/put.ts';
import { FormRows, type Controls } from '../forms/form-rows.tsx';
import { ZoneField } from '../forms/zone-field.tsx';
import { Button } from '../kit/button.tsx';
import { FieldGroup } from '../kit/checkbox.tsx';
import { DateField } from '../kit/dates/date-field.tsx';
import { Field } from '../kit/field.tsx';
import { Grid } from '../kit/grid.ts';
import { SelectField } from '../kit/select-field.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { EditorPanel } from '../shell/editor-panel.tsx';
import { type OfPanel, same } from './panel-parts.ts';

const Licences = observer(({ editor }: Pick<OfPanel<'company'>, 'editor'>) => {
  const bound = editor.form.bind('licences');
  return (
    <FieldGroup label={companyForm.labels.licences} error={bound.error ?? undefined}>
      <Stack gap={3}>
        {bound.value.map((licence, at) => (
          <Grid key={at} columns="choice" gap={3}>
            <Field
              id={`company-licence-${at}`}
              label={`License ${at + 1}`}
              value={licence.number}
              onChange={(number) => bound.onChange(put(bound.value, at, { ...licence, number }))}
              onBlur={bound.onBlur}
            />
            <DateField
              id={`company-licence-${at}-expires`}
              label="Expires"
              value={licence.expires}
              onChange={(expires) => bound.onChange(put(bound.value, at, { ...licence, expires }))}
              onBlur={bound.onBlur}
            />
          </Grid>
        ))}
        {bound.value.length < MOST_LICENCES && (
          <Row>
            <Button
              id="company-licences"
              size="sm"
              icon={<PlusIcon />}
              onClick={() => bound.onChange([...bound.value, { number: '', expires: '' }])}
            >
              Add a license
            </Button>
          </Row>
        )}
      </Stack>
    </FieldGroup>
  );
});

/** The company form, in place of the card's text. */
export const CompanyPanel = observer(({ editor, onClose }: OfPanel<'company'>) => {
  const { form } = editor;
  const fieldOf = (name: 'legalName' | 'street' | 'city' | 'region' | 'postalCode' | 'web') => (
    <Field {...form.bind(name)} label={companyForm.labels[name]} />
  );
  const controls: Controls<keyof typeof form.values> = {
    legalName: fieldOf('legalName'),
    street: fieldOf('street'),
    city: fieldOf('city'),
    region: fieldOf('region'),
    postalCode: fieldOf('postalCode'),
    timeZone: <ZoneField {...form.bind('timeZone')} label={companyForm.labels.timeZone} />,
    phone: <Field {...form.bind('phone')} type="tel" label={companyForm.labels.phone} />,
    servicePhone: (
      <Field {...form.bind('servicePhone')} type="tel" label={companyForm.labels.servicePhone} />
    ),
    email: <Field {...form.bind('email')} type="email" label={companyForm.labels.email} />,
    web: fieldOf('web'),
    licences: <Licences editor={editor} />,
    holidayGroup: (
      <SelectField
        {...form.bind('holidayGroup')}
        label={companyForm.labels.holidayGroup}
        placeholder="Choose a group"
        options={same(HOLIDAY_GROUPS)}
      />
    ),
  };
  return (
    <EditorPanel name="company" title="Edit company" editor={editor} onClose={onClose}>
      <FormRows
        controls={controls}
        rows={[
          { fields: ['region', 'postalCode'], columns: 'fields', gap: 4 },
          { fields: ['phone', 'servicePhone'], columns: 'fields', gap: 4 },
        ]}
      />
    </EditorPanel>
  );
});
