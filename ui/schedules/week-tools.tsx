import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { readEntry } from '#core/schedules/typed-entry.rule.ts';
import { APPLICATIONS } from '#core/permission/application.schema.ts';
import type { SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { Grid } from '../kit/grid.ts';
import { SelectField } from '../kit/select-field.tsx';
import { Stack } from '../kit/stack.ts';
import { Heading, Text } from '../kit/text.ts';
import { useRegistry } from '../shell/registry.ts';
import { usePlacedLink } from '../shell/use-place.ts';
import { TimeFields, WeekdayBoxes } from './hours-fields.tsx';
import type { WeekEditorViewModel } from './week-editor.view-model.ts';

interface Props {
  readonly editor: WeekEditorViewModel;
}

const QuickSet = observer(({ editor }: Props) => {
  const read = readEntry(editor.quick);
  return (
    <Stack gap={3} align="start">
      <Heading as="h3">Quick set</Heading>
      <WeekdayBoxes
        id="quick-day"
        label="On these days"
        value={editor.quick.weekdays}
        error={read.ok ? undefined : read.error.weekdays}
        onChange={(weekdays) => editor.typeQuick({ weekdays })}
      />
      <TimeFields
        id="quick"
        entry={editor.quick}
        problems={read.ok ? {} : read.error}
        onType={(change) => editor.typeQuick(change)}
      />
      <Button size="sm" disabled={!read.ok} onClick={() => editor.applyQuick()}>
        Set these days
      </Button>
    </Stack>
  );
});

/** A field for choosing one of the person's linked sites. */
const OwnSites = observer(
  ({
    site,
    value,
    onChange,
  }: {
    readonly site: SiteSchedules;
    readonly value: string;
    readonly onChange: (siteNum: string) => void;
  }) => {
    const { links } = usePlacedLink();
    const others = (links.shown?.links ?? []).filter(({ siteNum }) => siteNum !== site.siteNum);
    return (
      <SelectField
        id="copy-site"
        label="Site"
        placeholder={others.length === 0 ? 'You have no other site' : 'Choose a site'}
        value={value}
        options={others.map(({ siteNum, siteName }) => ({
          value: String(siteNum),
          text: siteName,
        }))}
        onChange={onChange}
      />
    );
  },
);

const CopyHours = observer(({ editor, site }: Props & { readonly site: SiteSchedules }) => {
  const [value, setValue] = useState('');
  const { view } = useRegistry().create('session');
  const isCustomer = view?.user.applicationNum === APPLICATIONS.customer;
  const isNumber = /^[1-9]\d{0,8}$/.test(value.trim());
  return (
    <Stack gap={3} align="start">
      <Heading as="h3">Copy from another site</Heading>
      {isCustomer ? (
        <OwnSites site={site} value={value} onChange={setValue} />
      ) : (
        <Field
          id="copy-site"
          label="Site number"
          inputMode="numeric"
          value={value}
          onChange={setValue}
        />
      )}
      <Refusal of={editor.copying} />
      <div role="status">
        {editor.copiedFrom !== null && (
          <Text size="small" tone="muted">
            The week of {editor.copiedFrom} is now in the form. Save to keep it.
          </Text>
        )}
      </div>
      <Button
        size="sm"
        disabled={!isNumber}
        busy={editor.copying.busy}
        onClick={() => void editor.copyFrom(Number(value))}
      >
        Copy its week
      </Button>
    </Stack>
  );
});

/** Shortcuts for filling in a week. */
export const WeekTools = ({ editor, site }: Props & { readonly site: SiteSchedules }) => (
  <Grid columns="fields" gap={5} pad={4}>
    <QuickSet editor={editor} />
    <CopyHours editor={editor} site={site} />
  </Grid>
);
