import { observer } from 'mobx-react-lite';
import { LIMITS } from '#core/kernel/limits.ts';
import { COLOR_WORDS, ICON_WORDS } from '#core/news/news-words.ts';
import { NEWS_COLORS, NEWS_ICONS, type NewsDraft } from '#core/news/news.schema.ts';
import { ConflictNotice } from '../kit/conflict-notice.tsx';
import { Field } from '../kit/field.tsx';
import { formatMoment } from '../kit/format-time.ts';
import { SelectField } from '../kit/select-field.tsx';
import { Grid } from '../kit/grid.ts';
import { FormAlert } from '../kit/form-alert.tsx';
import { FormStack, Stack } from '../kit/stack.ts';
import { IconChoiceField } from '../kit/icon-choice-field.tsx';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { Refusal } from '../forms/refusal.tsx';
import { DocumentField } from '../documents/document-field.tsx';
import { NEWS_ICON_DRAWINGS } from './news-looks.ts';
import type { NewsConflict, NewsEditorViewModel } from './news-editor.view-model.ts';
import { Button } from '../kit/button.tsx';

/** Somebody deleted the item while it was edited: nothing typed is lost, and it can become a new one. */
const GoneNotice = ({ onCreate }: { readonly onCreate: () => void }) => (
  <Stack gap={3} align="start">
    <FormAlert
      tone="error"
      text="This news item was deleted meanwhile. What you entered is still here and not saved."
    />
    <Button size="sm" onClick={onCreate}>
      Create it anew
    </Button>
  </Stack>
);

/** One of the seven icons (spec §3), by drawing and by word. */
const ICON_CHOICES = NEWS_ICONS.map((value) => ({
  value,
  text: ICON_WORDS[value],
  icon: NEWS_ICON_DRAWINGS[value],
}));

const when = (at: string): string =>
  formatMoment(at, new Date().toISOString(), Intl.DateTimeFormat().resolvedOptions().timeZone);

const Conflict = ({
  model,
  conflict,
}: {
  readonly model: NewsEditorViewModel;
  readonly conflict: NewsConflict;
}) =>
  conflict.kind === 'gone' ? (
    <GoneNotice onCreate={() => void model.keepMine()} />
  ) : (
    <ConflictNotice
      who={conflict.theirs.updatedBy}
      when={when(conflict.theirs.updatedAt)}
      onReload={() => model.reloadTheirs()}
      onKeep={() => void model.keepMine()}
    />
  );

/** The fields of a news item with their limits (spec §5 News). */
export const NewsForm = observer(({ model }: { readonly model: NewsEditorViewModel }) => {
  const { form, conflict } = model;
  const bind = (field: keyof NewsDraft) => ({
    id: `news-${field}`,
    value: form.values[field],
    error: form.errors[field]?.[0] ?? null,
    onChange: (text: string) => model.type(field, text),
    onBlur: () => form.leave(field),
  });
  return (
    <FormStack
      gap={4}
      id="news-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void model.save();
      }}
    >
      <Refusal of={model.submission} />
      {conflict !== null && <Conflict model={model} conflict={conflict} />}
      <Field
        {...bind('title')}
        label="Title"
        data-first=""
        maxLength={LIMITS.newsTitle}
        counter={`${form.values.title.length} / ${LIMITS.newsTitle}`}
      />
      <TextAreaField
        {...bind('body')}
        label="Body"
        counter={`${form.values.body.length} / ${LIMITS.newsBody}`}
      />
      <Grid columns="choice" gap={4}>
        <IconChoiceField
          id="news-icon"
          label="Icon"
          options={ICON_CHOICES}
          value={form.values.icon}
          onChange={(icon) => model.type('icon', icon)}
        />
        <SelectField
          {...bind('color')}
          label="Color"
          placeholder="Choose a color"
          options={NEWS_COLORS.map((value) => ({ value, text: COLOR_WORDS[value] }))}
        />
      </Grid>
      <Grid columns="days" gap={4}>
        <Field {...bind('effectiveDate')} label="Start date" type="date" />
        <Field {...bind('expirationDate')} label="End date" type="date" />
        <Field {...bind('order')} label="Order" inputMode="numeric" autoComplete="off" />
      </Grid>
      <Field
        {...bind('url')}
        label="URL"
        type="url"
        placeholder="https://"
        autoComplete="off"
        maxLength={LIMITS.newsUrl}
      />
      <DocumentField document={model.document} />
    </FormStack>
  );
});
