import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LIMITS } from '#core/kernel/limits.ts';
import { Field } from '../kit/field.tsx';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { useFocusWrong } from '../forms/form.tsx';
import { useRegistry } from '../shell/registry.ts';
import { useModel } from '../shell/use-model.ts';
import { IntakeDialog } from './intake-dialog.tsx';

/** Submit A Bug (spec §2.3, §2.5): a short description, details if there are any; answers with a reference number. */
export const BugDialog = observer(() => {
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
      thanks="Thank you, your report is stored."
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
