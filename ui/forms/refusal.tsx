import { observer } from 'mobx-react-lite';
import { FormAlert } from '../kit/form-alert.tsx';
import type { Submission } from './submission.ts';

/** The words of the last refusal, above a form; equal words are announced again. */
export const Refusal = observer(
  ({ of: { problem, refusals } }: { readonly of: Pick<Submission, 'problem' | 'refusals'> }) =>
    problem !== null && <FormAlert key={refusals} tone="error" text={problem} />,
);
