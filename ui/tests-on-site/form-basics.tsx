import { observer } from 'mobx-react-lite';
import { LIMITS } from '#core/kernel/limits.ts';
import { QUICK_LENGTHS } from '#core/tests-on-site/test-limits.ts';
import { durationText } from '#core/tests-on-site/scope-text.rule.ts';
import { LocalTimeField } from '../forms/local-time-field.tsx';
import { Checkbox } from '../kit/checkbox.tsx';
import { ChoiceChips } from '../kit/choice-chips.tsx';
import { Field } from '../kit/field.tsx';
import { formatZonedMoment } from '../kit/format-time.ts';
import { Notice } from '../kit/notice.tsx';
import { SegmentField } from '../kit/segment-field.tsx';
import { Strong, Text } from '../kit/text.ts';
import { PLAIN_MODES, TEST_MODES } from './test-field-text.ts';
import type { TestFormViewModel } from './test-form.view-model.ts';
import type { LengthChoice } from './requested-test.rule.ts';

const HOUR = 3600000;

const lengthText = (ms: number): string => (ms < HOUR ? `${ms / 60000} min` : `${ms / HOUR} h`);

const MODES = (['noAction', 'live'] as const).map((value) => ({ value, text: TEST_MODES[value] }));

interface FormProps {
  readonly form: TestFormViewModel;
  /** The provider's current time, as an ISO instant. */
  readonly now: string;
}

/** The fields for the category, reason and length. A test needs no other input (domain guide 6.1). */
export const FormBasics = observer(({ form, now }: FormProps) => {
  const { problems, screen, endsAt } = form;
  const { timeZone } = screen.site;
  const fits = QUICK_LENGTHS.filter((length) => length <= form.longest);
  const own = Number(form.length);
  // Adds the selected length, because the length of a category or of a repeated test may not be among the quick lengths.
  const lengths = [...new Set([...fits, ...(form.length === 'custom' ? [] : [own])])].sort(
    (a, b) => a - b,
  );
  const chooseLength = (choice: LengthChoice): void => {
    if (choice === 'custom') form.openEnds();
    else form.set('length', choice);
  };
  return (
    <>
      <SegmentField
        id="test-mode"
        label="Kind of test"
        options={MODES}
        value={form.mode}
        {...(screen.role === 'customer' && { help: PLAIN_MODES[form.mode] })}
        onChange={(mode) => form.set('mode', mode)}
      />
      <ChoiceChips
        id="test-category"
        label="Category"
        even
        options={form.categories.map((value) => ({ value, text: value }))}
        value={form.category}
        error={problems.category ?? null}
        onChange={(category) => form.choose(category)}
      />
      {!form.recurs && (
        <ChoiceChips<LengthChoice>
          id="test-length"
          label="For how long"
          short
          options={[
            ...lengths.map((ms) => ({ value: `${ms}` as const, text: lengthText(ms) })),
            { value: 'custom', text: 'Custom' },
          ]}
          value={form.length}
          error={problems.length ?? null}
          help={
            endsAt !== null && (
              <>
                Ends <Strong ink>{formatZonedMoment(endsAt, now, timeZone)}</Strong>.{' '}
                {durationText(form.longest)} at most.
              </>
            )
          }
          onChange={chooseLength}
        />
      )}
      {form.length === 'custom' && !form.recurs && (
        <LocalTimeField
          id="test-ends"
          label="Ends"
          clocks={{ now, timeZone }}
          value={form.ends}
          error={problems.endsAt ?? null}
          onChange={(ends) => form.set('ends', ends)}
        />
      )}
      <Field
        id="test-reason"
        label="Reason"
        value={form.reason}
        counter={`${form.reason.length} / ${LIMITS.testReason}`}
        error={problems.reason ?? null}
        onChange={(reason) => form.setReason(reason)}
      />
    </>
  );
});

/**
 * Warns that fire and CO alarms are not acted on during the test. Customers must confirm this warning before placing the
 * test (domain guide 6.1).
 */
export const FireNotice = observer(({ form }: Pick<FormProps, 'form'>) => {
  if (!form.touchesFire) return null;
  return (
    <Notice tone="alarm">
      <Text strong>
        {' '}
        Fire and CO alarms will not reach the fire department while this test runs.
      </Text>
      {form.fireZones !== '' && <Text size="small">{form.fireZones}</Text>}
      {form.screen.role === 'customer' && (
        <>
          <Checkbox
            id="test-confirmed"
            checked={form.confirmed}
            onChange={(confirmed) => form.set('confirmed', confirmed)}
          >
            I understand
          </Checkbox>
          {form.problems.confirmed !== undefined && (
            <Text size="small" tone="alarm" role="alert">
              {form.problems.confirmed}.
            </Text>
          )}
        </>
      )}
    </Notice>
  );
});
