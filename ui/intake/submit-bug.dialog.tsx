import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LIMITS } from '#core/kernel/limits.ts';
import { intakeApi } from '#core/intake/intake.api.ts';
import { Field } from '../kit/field.tsx';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { useFocusWrong } from '../forms/form.tsx';
import { useRegistry } from '../shell/registry.ts';
import { useModel } from '../shell/use-model.ts';
import { IntakeDialog } from './intake-dialog.tsx';
import { BugViewModel } from './bug.view-model.ts';
import { createSection } from '../sections/section.ts';

/** The Submit A Bug dialog: a short description, optional details, and finally a reference number (spec §2.3, §2.5). */
export const SubmitBugDialog = observer(() => {
  const dialogs = useRegistry().create('dialogs');
  const model = useModel('bug');
  const { form, sending } = model;
  const detail = dialogs.request?.detail ?? null;
  useEffect(() => model.suggest(detail), [model, detail]);
  useFocusWrong(form);
  return (
    <IntakeDialog
      id="submit-bug"
      title="Submit A Bug"
      thanks="Thank you. We received your report."
      sending={sending}
      dirty={model.dirty}
      draft={model.draft}
      onSubmit={(path) => void model.submit(path)}
    >
      <Field
        {...form.bind('summary')}
        label="What went wrong?"
        help="In a few words."
        data-first=""
      />
      <TextAreaField
        {...form.bind('details')}
        label="Details"
        help="What you did, what you expected, what happened instead. Optional."
        counter={`${form.values.details.length} / ${LIMITS.intakeText}`}
      />
    </IntakeDialog>
  );
});

export const section = createSection(SubmitBugDialog, {
  bug: ({ makeKey, ownDrafts, gatewayOf }) =>
    new BugViewModel({ intake: gatewayOf(intakeApi), key: makeKey(), ownDrafts }),
});
