import PhoneIcon from '@heroicons/react/20/solid/PhoneIcon';
import { dialAddress } from '#core/branding/dial-address.rule.ts';
import { Button } from '../kit/button.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';

interface OfPhone {
  /** The phone number of the operators; null if the portal has none. */
  readonly phone: string | null;
}

/** Text that stands in for the operators' phone number if the portal has none. */
export const OTHER_NUMBER =
  'the number of your alarm company, which is on your keypad, contract and bills';

/** A button that calls the operators; not rendered without a phone number. */
export const CallOperator = ({ phone }: OfPhone) =>
  phone === null ? null : (
    <ButtonLink look="primary" icon={<PhoneIcon />} href={dialAddress(phone)}>
      Call the operator
    </ButtonLink>
  );

/** A dialog that explains how to stop an alarm, and that no button can stop an alarm (design note 21). */
export const MistakeDialog = ({ phone, onClose }: OfPhone & { readonly onClose: () => void }) => (
  <Dialog
    id="mistake"
    title="It was a mistake"
    onClose={onClose}
    foot={
      <>
        <Button onClick={onClose}>Close</Button>
        <CallOperator phone={phone} />
      </>
    }
  >
    <Stack gap={3}>
      <Text>
        Only your spoken passcode stops an alarm. Call the operator and give your name and passcode.
        They notify everyone who is on the way.
      </Text>
      {phone === null && <Text>Call {OTHER_NUMBER}.</Text>}
      <Text>Your keypad code is a different one. Nobody will ask you for it.</Text>
    </Stack>
  </Dialog>
);
