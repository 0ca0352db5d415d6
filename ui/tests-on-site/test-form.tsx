import AdjustmentsHorizontalIcon from '@heroicons/react/20/solid/AdjustmentsHorizontalIcon';
import BeakerIcon from '@heroicons/react/20/solid/BeakerIcon';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SiteTest } from '#core/tests-on-site/site-test.schema.ts';
import { scopeText } from '#core/tests-on-site/scope-text.rule.ts';
import { Button } from '../kit/button.tsx';
import { FoldBar } from '../kit/fold-bar.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { formatZonedMoment } from '../kit/format-time.ts';
import { Stack } from '../kit/stack.ts';
import { Form } from '../forms/form.tsx';
import { MeetingNotice } from '../shell/editing/meeting-notice.tsx';
import { OpenAlarmNotice } from './alarm-question.tsx';
import { FireNotice, FormBasics } from './form-basics.tsx';
import { FormDetails } from './form-details.tsx';
import { VerifyField } from './verify-field.tsx';
import type { SiteTestsViewModel } from './site-tests.view-model.ts';
import type { TestFormViewModel } from './test-form.view-model.ts';

/** Returns a one-line summary of the folded fields. */
const foldedText = (form: TestFormViewModel): string =>
  `${scopeText(form.request.scope)}, ${form.recurs ? 'repeated' : form.starts === '' ? 'starts now' : 'starts later'}`;

interface TestPressProps {
  readonly model: SiteTestsViewModel;
  readonly form: TestFormViewModel;
  /** True beside something that matters more than a new test. */
  readonly second?: boolean;
}

interface TestFormProps extends Omit<TestPressProps, 'second'> {
  readonly onPlaced: (test: SiteTest) => void;
}

const FORM = 'place-test';

/** The button that submits the form, wherever it is placed. Secondary while the site has an open alarm, or if `second`. */
export const TestPress = observer(({ model, form, second = false }: TestPressProps) => (
  <Button
    type="submit"
    form={FORM}
    look={
      form.base === null && (second || model.placing.alarms.length > 0) ? 'secondary' : 'primary'
    }
    size="lg"
    icon={<BeakerIcon />}
    busy={model.placing.submission.busy}
  >
    {form.base === null ? 'Place on test' : 'Save'}
  </Button>
));

/** The form of a test with defaults in every field, so that a category and a press of `TestPress` are enough (domain guide 6.1). */
export const TestForm = observer(({ model, form, onPlaced }: TestFormProps) => {
  const [open, setOpen] = useState(form.base !== null || form.scope !== 'all');
  const { nowText, placing } = model;
  const { submission, meeting, needsCode } = placing;
  const place = async (): Promise<void> => {
    const placed = await placing.place();
    if (placed !== null) onPlaced(placed);
  };
  const { devNums, scope, startsAt, recurrence } = form.problems;
  const hidden = devNums ?? scope ?? startsAt ?? recurrence;
  const shown = open || hidden !== undefined;
  return (
    <Form id={FORM} gap={3} onSend={place}>
      {submission.problem !== null && (
        <FormAlert key={submission.refusals} tone="error" text={submission.problem} />
      )}
      {form.unseen !== null && <FormAlert key={form.unseen} tone="error" text={form.unseen} />}
      {meeting !== null && (
        <MeetingNotice
          meeting={meeting}
          dirty
          when={(at) => formatZonedMoment(at, nowText, form.screen.site.timeZone)}
        />
      )}
      <OpenAlarmNotice model={model} />
      <FormBasics form={form} now={nowText} />
      {needsCode && <VerifyField placing={placing} />}
      <FoldBar
        icon={AdjustmentsHorizontalIcon}
        text={foldedText(form)}
        opener={shown ? 'Less' : 'Change'}
        open={shown}
        controls="test-details"
        onToggle={() => setOpen(!shown)}
      />
      <div id="test-details" hidden={!shown}>
        {shown && (
          <Stack gap={4}>
            <FormDetails form={form} now={nowText} />
            {form.base === null && !needsCode && <VerifyField placing={placing} />}
          </Stack>
        )}
      </div>
      <FireNotice form={form} />
    </Form>
  );
});
