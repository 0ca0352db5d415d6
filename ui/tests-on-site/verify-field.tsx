import { observer } from 'mobx-react-lite';
import { MaskedField } from '../kit/masked-field.tsx';
import type { TestPlacing } from './test-placing.ts';

/** A field for the code that proves who places the test, as in a phone call. Browsers do not store the code (domain guide 6.1 "Verify"). */
export const VerifyField = observer(({ placing }: { readonly placing: TestPlacing }) => {
  const { needsCode, lacksCode, code, form } = placing;
  return (
    <MaskedField
      id="test-code"
      label={needsCode ? 'Verify' : 'Verify (optional)'}
      help="Passcode or contact PIN with test authority. Not the keypad code."
      value={code}
      error={
        form?.refused === true && lacksCode ? 'Enter a passcode or PIN with test authority' : null
      }
      onChange={(typed) => placing.setCode(typed)}
    />
  );
});
