import { observer } from 'mobx-react-lite';
import {
  BRANDING_LIMITS,
  brandingForm,
  type BrandingValues,
} from '#core/branding/branding-values.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { Card } from '../kit/card.tsx';
import { Field } from '../kit/field.tsx';
import { Grid } from '../kit/grid.ts';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { AccentCard } from './accent-card.tsx';
import type { BrandingViewModel } from './branding.view-model.ts';
import { Picture } from './identity-card.tsx';

interface OfModel {
  readonly model: BrandingViewModel;
  readonly mayChange: boolean;
}

type TextName = {
  [Name in keyof BrandingValues]: Name extends `${string}Url` ? never : Name;
}[keyof BrandingValues];

/** A text field of the branding. */
const Words = observer(
  ({
    model,
    mayChange,
    name,
    type = 'text',
    help,
  }: OfModel & {
    readonly name: TextName | 'privacyUrl';
    readonly type?: 'text' | 'tel' | 'email' | 'url';
    readonly help?: string;
  }) => {
    const { form } = model;
    const most = name === 'displayName' || name === 'fromName' ? BRANDING_LIMITS[name] : null;
    return (
      <Field
        {...form.bind(name)}
        type={type}
        label={brandingForm.labels[name]}
        help={help}
        readOnly={!mayChange}
        {...(most !== null && { counter: `${form.values[name].length} / ${most}` })}
      />
    );
  },
);

/** Shows all fields of a dealer's branding. */
export const BrandingForm = observer(({ model, mayChange }: OfModel) => {
  const { form } = model;
  const of = { model, mayChange };
  return (
    <Stack gap={4}>
      <Card
        title="Identity"
        inset={false}
        actions={
          <Text as="span" tone="muted" size="small">
            {counted(model.changes, 'change')}
          </Text>
        }
      >
        <Picture {...of} field="headerLogoUrl" />
        <Picture {...of} field="darkHeaderLogoUrl" />
        <Stack pad={4}>
          <Words {...of} name="displayName" />
        </Stack>
      </Card>
      <AccentCard {...of} />
      <Card title="Email and support">
        <Stack gap={3}>
          <Grid columns="fields" gap={3}>
            <Words {...of} name="fromName" />
            <Words {...of} name="supportPhone" type="tel" />
          </Grid>
          <Words {...of} name="supportEmail" type="email" />
          <Words {...of} name="supportHours" help="Customers see them next to the phone number." />
          {mayChange ? (
            <TextAreaField
              {...form.bind('mailFooter')}
              label={brandingForm.labels.mailFooter}
              counter={`${form.values.mailFooter.length} / ${BRANDING_LIMITS.mailFooter}`}
            />
          ) : (
            <Text>{form.values.mailFooter}</Text>
          )}
        </Stack>
      </Card>
      <Card title="Links, login image, favicon" inset={false}>
        <Picture {...of} field="loginImageUrl" />
        <Picture {...of} field="faviconUrl" />
        <Picture {...of} field="reportLogoUrl" />
        <Stack gap={3} pad={4}>
          <Words {...of} name="website" type="url" />
          <Words {...of} name="privacyUrl" type="url" />
        </Stack>
      </Card>
    </Stack>
  );
});
