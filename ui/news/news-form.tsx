import { observer } from 'mobx-react-lite';
import { Form } from '../forms/form.tsx';
import { LIMITS } from '#core/kernel/limits.ts';
import { COLOR_TEXT, ICON_TEXT } from '#core/news/news-text.ts';
import { NEWS_COLORS, NEWS_ICONS, type NewsDraft } from '#core/news/news.schema.ts';
import { FormRows, type Controls } from '../forms/form-rows.tsx';
import { zoneName } from '#core/kernel/zone-name.rule.ts';
import { usePageData } from '../shell/page-data.ts';
import { EditorNotices } from '../shell/editor-notices.tsx';
import { DateField } from '../kit/dates/date-field.tsx';
import { Field } from '../kit/field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { Stack } from '../kit/stack.ts';
import { IconChoiceField } from './icon-choice-field.look.tsx';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { DocumentField } from '../documents/document-field.tsx';
import { NEWS_ICON_DRAWINGS } from './news-looks.ts';
import type { NewsEditorViewModel } from './news-editor.view-model.ts';
import { Button } from '../kit/button.tsx';

/** The seven news icons (spec §3), each with a drawing and a name. */
const ICON_CHOICES = NEWS_ICONS.map((value) => ({
  value,
  text: ICON_TEXT[value],
  icon: NEWS_ICON_DRAWINGS[value],
}));

const COLOR_CHOICES = NEWS_COLORS.map((value) => ({ value, text: COLOR_TEXT[value] }));

const controlsOf = (
  { edit: { form }, file }: NewsEditorViewModel['filed'],
  zone: string,
): Controls<keyof NewsDraft | 'document'> => ({
  title: (
    <Field
      {...form.bind('title')}
      label="Title"
      data-first=""
      counter={`${form.values.title.length} / ${LIMITS.newsTitle}`}
    />
  ),
  body: (
    <TextAreaField
      {...form.bind('body')}
      label="Body"
      counter={`${form.values.body.length} / ${LIMITS.newsBody}`}
    />
  ),
  icon: <IconChoiceField {...form.bind('icon')} label="Icon" options={ICON_CHOICES} />,
  color: (
    <SelectField
      {...form.bind('color')}
      label="Color"
      placeholder="Choose a color"
      options={COLOR_CHOICES}
    />
  ),
  effectiveDate: (
    <DateField
      {...form.bind('effectiveDate')}
      label="Start date"
      help={`Starts on this day in ${zone}.`}
    />
  ),
  expirationDate: (
    <DateField
      {...form.bind('expirationDate')}
      label="End date"
      help={`Ends after this day in ${zone}.`}
    />
  ),
  order: <Field {...form.bind('order')} label="Order" inputMode="numeric" autoComplete="off" />,
  url: (
    <Field {...form.bind('url')} label="URL" type="url" placeholder="https://" autoComplete="off" />
  ),
  document: (
    <DocumentField
      document={file}
      id="news-document"
      label="Document"
      counter="one PDF"
      accept=".pdf,application/pdf"
      noun="PDF"
    />
  ),
});

/** The fields of a news item with their limits (spec §5 News). */
export const NewsForm = observer(({ model }: { readonly model: NewsEditorViewModel }) => {
  const { edit } = model;
  const zone = zoneName(usePageData().configuration.timeZone);
  const { gone } = edit.saving;
  return (
    <Form id="news-form" onSend={() => model.save()}>
      <EditorNotices editor={edit} />
      {gone && (
        <Stack gap={3} align="start">
          <FormAlert
            tone="error"
            text="This news item was deleted in the meantime. What you entered is still here, but not saved."
          />
          <Button size="sm" onClick={() => void edit.createAgain()}>
            Create it again
          </Button>
        </Stack>
      )}
      <FormRows
        controls={controlsOf(model.filed, zone)}
        rows={[
          { columns: 'choice', gap: 4, fields: ['icon', 'color'] },
          { columns: 'days', gap: 4, fields: ['effectiveDate', 'expirationDate', 'order'] },
        ]}
      />
    </Form>
  );
});
