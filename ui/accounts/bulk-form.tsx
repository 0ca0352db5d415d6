import { observer } from 'mobx-react-lite';
import { ACCOUNT_LIMITS } from '#core/account-info/account-form.schema.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import { noteForm } from '#core/site-file/note-form.schema.ts';
import { durationText } from '#core/tests-on-site/scope-text.rule.ts';
import { categoriesFor, EXTENSIONS } from '#core/tests-on-site/test-limits.ts';
import { LocalTimeField } from '../forms/local-time-field.tsx';
import { ChoiceChips } from '../kit/choice-chips.tsx';
import { DateField } from '../kit/dates/date-field.tsx';
import { PanelFields } from '../kit/docked-panel.tsx';
import { Field } from '../kit/field.tsx';
import { formatZonedMoment, readerZone } from '../kit/format-time.ts';
import { SelectField } from '../kit/select-field.tsx';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { Strong, Text } from '../kit/text.ts';
import type { BulkLength } from './bulk-form.rule.ts';
import type { BulkTestViewModel } from './bulk-test.view-model.ts';

type Model = { readonly model: BulkTestViewModel };

const HOUR = 3600000;
const lengthText = (ms: number): string => (ms < HOUR ? `${ms / 60000} min` : `${ms / HOUR} h`);
const CATEGORIES = categoriesFor('dealer').map((value) => ({ value, text: value }));

const endOf = ({ dryRun, fields, form: sent }: BulkTestViewModel) => {
  const form = sent !== null && 'length' in sent ? sent : null;
  const at =
    dryRun === null || form === null
      ? null
      : (form.endsAt ?? new Date(Date.parse(dryRun.checkedAt) + (form.length ?? 0)).toISOString());
  const zone = readerZone();
  return (
    <>
      {at !== null && dryRun !== null && (
        <>
          Ends <Strong ink>{formatZonedMoment(at, dryRun.checkedAt, zone)}</Strong>.{' '}
        </>
      )}
      Up to {durationText(fields.longest)}.
    </>
  );
};

const TestFields = observer(({ model: { dryRun, fields }, model }: Model) => (
  <PanelFields>
    <SelectField
      id="bulk-category"
      label="Category"
      placeholder="Choose"
      options={CATEGORIES}
      value={fields.category}
      onChange={(category) => fields.choose(category)}
    />
    <ChoiceChips<BulkLength>
      id="bulk-length"
      label="For how long"
      options={[
        ...fields.lengths.map((ms) => ({ value: `${ms}` as const, text: lengthText(ms) })),
        { value: 'custom', text: 'Custom' },
      ]}
      value={fields.length}
      help={endOf(model)}
      onChange={(length) => fields.setLength(length)}
    />
    {fields.length === 'custom' && (
      <LocalTimeField
        id="bulk-ends"
        label="Ends"
        clocks={{
          now: dryRun?.checkedAt ?? new Date().toISOString(),
          timeZone: readerZone(),
        }}
        value={fields.ends}
        onChange={(ends) => fields.setEnds(ends)}
      />
    )}
    <Field
      id="bulk-reason"
      label="Reason"
      value={fields.reason}
      counter={`${fields.reason.length} / ${LIMITS.testReason}`}
      error={fields.reasonProblem}
      onChange={(reason) => fields.setReason(reason)}
    />
  </PanelFields>
));

const NoteFields = observer(({ model: { fields } }: Model) => (
  <PanelFields>
    <TextAreaField
      id="bulk-note"
      label={noteForm.labels.text}
      value={fields.text}
      counter={`${fields.text.length} / ${ACCOUNT_LIMITS.temporaryNote}`}
      error={fields.text === '' ? null : fields.noteProblem.text}
      onChange={(text) => fields.setText(text)}
    />
    <DateField
      id="bulk-until"
      label={noteForm.labels.until}
      value={fields.until}
      error={fields.until === '' ? null : fields.noteProblem.until}
      help={
        fields.permanentNotes
          ? 'Leave blank for a permanent note.'
          : 'Your note is temporary and is removed after this day.'
      }
      onChange={(until) => fields.setUntil(until)}
    />
  </PanelFields>
));

/** The fields of an act on many accounts. */
export const BulkForm = observer(({ model }: Model) => {
  const { act, fields } = model;
  switch (act) {
    case 'place':
      return <TestFields model={model} />;
    case 'note':
      return <NoteFields model={model} />;
    case 'extend':
      return (
        <PanelFields>
          <ChoiceChips
            id="bulk-by"
            label="Extend by"
            options={EXTENSIONS.map((ms) => ({ value: `${ms}`, text: lengthText(ms) }))}
            value={`${fields.by}`}
            onChange={(by) => fields.extendBy(Number(by))}
          />
        </PanelFields>
      );
    case 'takeOff':
      return (
        <PanelFields>
          <Text>Running tests end now, and signals are acted on again.</Text>
        </PanelFields>
      );
  }
});
