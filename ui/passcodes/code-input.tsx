import { observer } from 'mobx-react-lite';
import { PASSCODE_LIMITS } from '#core/passcodes/passcode-limits.ts';
import { Notice } from '../kit/notice.tsx';
import { MaskedField } from '../kit/masked-field.tsx';
import type { CodeField } from './code-field.ts';

const { codeMax, codeMin } = PASSCODE_LIMITS;

/** Help text shown wherever a code is set. It distinguishes the spoken code from the keypad code (domain guide 3 "Keypad code"). */
export const SPOKEN_HELP = `${codeMin} to ${codeMax} letters or digits, spoken on the phone. Capitals don’t matter. It is not your keypad code.`;

/** An input for a new code. Never contains the stored code. */
export const CodeInput = observer(
  ({
    field,
    id,
    label,
    onFile = false,
    isFirst = false,
  }: {
    readonly field: CodeField;
    readonly id: string;
    readonly label: string;
    /** True if the new code replaces a stored code. */
    readonly onFile?: boolean;
    readonly isFirst?: boolean;
  }) => (
    <>
      <MaskedField
        id={id}
        label={label}
        help={onFile ? `${SPOKEN_HELP} Leave blank to keep the one on file.` : SPOKEN_HELP}
        data-first={isFirst ? '' : undefined}
        value={field.text}
        error={field.problem}
        onChange={(text) => field.type(text)}
        onBlur={() => field.leave()}
      />
      {field.weakness !== null && (
        <Notice tone="trouble" role="alert" title="Easy to guess">
          <p>{`${field.weakness} Choose another one, or save it anyway.`}</p>
        </Notice>
      )}
    </>
  ),
);
