import { observer } from 'mobx-react-lite';
import { LIMITS } from '#core/kernel/limits.ts';
import { COLOR_WORDS } from '#core/news/news-words.ts';
import { NEWS_COLORS, type NewsDraft } from '#core/news/news.schema.ts';
import { ConflictNotice } from '../kit/conflict-notice.tsx';
import { Field } from '../kit/field.tsx';
import { formatMoment } from '../kit/format-time.ts';
import { SelectField } from '../kit/select-field.tsx';
import { styled } from '../kit/styled.ts';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { Refusal } from '../forms/refusal.tsx';
import { DocumentField } from '../documents/document-field.tsx';
import { GoneNotice } from './gone-notice.tsx';
import { IconField } from './icon-field.tsx';
import type { NewsConflict, NewsEditorViewModel } from './news-editor.view-model.ts';

const Column = styled('form', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Pair = styled('div', {
  base: { display: 'grid', gap: '4', alignItems: 'start' },
  variants: {
    of: {
      look: {
        gridTemplateColumns: 'minmax(0, 1fr) 150px',
        '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
      days: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 84px',
        '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
      },
    },
  },
});

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
    <Column
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
      <Pair of="look">
        <IconField value={form.values.icon} onChange={(icon) => model.type('icon', icon)} />
        <SelectField
          {...bind('color')}
          label="Color"
          placeholder="Choose a color"
          options={NEWS_COLORS.map((value) => ({ value, text: COLOR_WORDS[value] }))}
        />
      </Pair>
      <Pair of="days">
        <Field {...bind('effectiveDate')} label="Start date" type="date" />
        <Field {...bind('expirationDate')} label="End date" type="date" />
        <Field {...bind('order')} label="Order" inputMode="numeric" autoComplete="off" />
      </Pair>
      <Field
        {...bind('url')}
        label="URL"
        type="url"
        placeholder="https://"
        autoComplete="off"
        maxLength={LIMITS.newsUrl}
      />
      <DocumentField document={model.document} />
    </Column>
  );
});
