import { observer } from 'mobx-react-lite';
import type { Agreement } from '#core/login/agreement.gateway.port.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { agreementApi } from '#core/agreement/agreement.api.ts';
import { mapOk } from '#core/kernel/result.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { LongText } from '../kit/long-text.tsx';
import { Loadable } from '../shell/loadable.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useRegistry } from '../shell/registry.ts';
import { useModel } from '../shell/use-model.ts';
import { createSection } from '../sections/section.ts';

/** Shows the privacy policy (spec §2.5). Users accept it while signing in, not here. */
export const PrivacyPolicyDialog = observer(() => {
  const dialogs = useRegistry().create('dialogs');
  const policy = useModel('privacyPolicy');
  return (
    <Dialog
      id="privacy-policy"
      title="Privacy policy"
      size="md"
      onClose={() => dialogs.close()}
      foot={
        <Button look="primary" onClick={() => dialogs.close()}>
          Close
        </Button>
      }
    >
      <LoadedView from={policy} waiting="Loading the privacy policy">
        {({ text }) => <LongText text={text} />}
      </LoadedView>
    </Dialog>
  );
});

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly privacyPolicy: Loadable<Agreement>;
  }
}

/** The privacy policy section: the dialog and its view model. */
export const section = createSection(PrivacyPolicyDialog, {
  privacyPolicy: ({ gatewayOf }) =>
    new Loadable({
      read: async () =>
        mapOk(
          // The dialog itself shows a failure, so a background request avoids a second, global message.
          await gatewayOf(agreementApi).privacyPolicy({}, { background: true }),
          ({ version, policyText }) => ({ version, text: policyText }),
        ),
      fallback: MESSAGES.loadPrivacyPolicy,
    }),
});
