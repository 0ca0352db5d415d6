import ForwardIcon from '@heroicons/react/20/solid/ForwardIcon';
import { observer } from 'mobx-react-lite';
import type { DraftTransmitter } from '#core/new-account/account-draft.schema.ts';
import { NUMBER_STATE_TEXT, numberText } from '#core/new-account/number-text.rule.ts';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { formatZonedMoment } from '../kit/format-time.ts';
import { FieldBeside } from '../kit/field-beside.ts';
import { MEDIA } from '../kit/media.ts';
import { useMedia } from '../kit/use-size.ts';
import type { NewAccountViewModel } from './new-account.view-model.ts';

interface Props {
  readonly model: NewAccountViewModel;
}

/** Returns the text under an account number: what the number is, until when it is held, or why it is unavailable. */
const textOf = (model: NewAccountViewModel, xmit: string) => {
  const answer = model.numbers.of(xmit);
  if (xmit.trim() === '' || answer === null) return { error: null, help: null, state: null };
  const text = numberText(answer);
  if (answer.state !== 'free')
    return { error: `${text}.`, help: null, state: NUMBER_STATE_TEXT[answer.state] };
  const until =
    answer.heldUntil === null
      ? ''
      : ` Held for this draft until ${formatZonedMoment(answer.heldUntil, answer.heldUntil, model.draft.premises.timeZone)}.`;
  return { error: null, help: `${text}.${until}`, state: NUMBER_STATE_TEXT.free };
};

/** A field for a transmitter number. A typed number is looked up, and a free number is held for the draft (domain guide 6.18). */
export const NumberField = observer(({ model, of }: Props & { readonly of: DraftTransmitter }) => {
  const { devNum, xmit } = of;
  const { error, help, state } = textOf(model, xmit);
  const phone = useMedia(MEDIA.phone);
  const put = (text: string): void =>
    model.change({
      transmitters: model.draft.transmitters.map((one) =>
        one.devNum === devNum ? { ...one, xmit: text } : one,
      ),
    });
  const takeNext = async (): Promise<void> => {
    const next = await model.numbers.next();
    if (next !== null) put(next);
  };
  const missing = model.validation
    .of('account')
    .find(({ field, tone }) => field === `transmitter-${devNum}-xmit` && tone === 'missing');
  return (
    <FieldBeside>
      <Field
        id={`transmitter-${devNum}-xmit`}
        label="Transmitter number"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={xmit}
        counter={state ?? (missing === undefined ? '' : 'Required')}
        error={error ?? (model.submit.refusals > 0 ? (missing?.text ?? null) : null)}
        help={
          <span role="status">
            {help ??
              (model.draft.branch === null
                ? 'Choose a branch first. Its numbers are checked as you type.'
                : 'Checked as you type.')}
          </span>
        }
        onChange={put}
      />
      <Button
        {...(!phone && { icon: <ForwardIcon /> })}
        busy={model.numbers.busy}
        disabled={model.draft.branch === null}
        onClick={() => void takeNext()}
      >
        Next free
      </Button>
    </FieldBeside>
  );
});
