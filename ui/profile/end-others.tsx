import { Checkbox, CheckboxNote } from '../kit/checkbox.tsx';

/**
 * A checkbox that decides whether changing a password or contact ends the other sessions. The change always removes the
 * remembered browsers (SECURITY.md §2.6, §2.8).
 */
export const EndOthers = ({
  id = 'end-others',
  checked,
  onChange,
}: {
  readonly id?: string;
  readonly checked: boolean;
  readonly onChange: (end: boolean) => void;
}) => (
  <div>
    <Checkbox id={id} checked={checked} onChange={onChange}>
      Sign out everywhere else
    </Checkbox>
    <CheckboxNote>Remembered browsers ask for a code again in either case.</CheckboxNote>
  </div>
);
