import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { intakeApi } from '#core/intake/intake.api.ts';
import { Card } from '../kit/card.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Stack } from '../kit/stack.ts';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Row } from '../kit/stack.ts';
import { AccountWizard } from './account-wizard.tsx';
import { NewAccountViewModel } from './new-account.view-model.ts';
import { useAccountAddress } from './use-account-address.ts';
import { BlockRequestViewModel } from './block-request.view-model.ts';
import { createSection } from '../sections/section.ts';
import { siteRights } from '../sections/site-rights.ts';
import { newAccountGateway } from './new-account-gateway.ts';

/** A message for a draft that does not exist, with a button to start a new one. */
const NotThere = observer(({ model }: { readonly model: NewAccountViewModel }) => {
  const { put } = useAccountAddress();
  return (
    <Stack gap={4}>
      <PageTitle title="Create new account" />
      <Refusal of={model.opening} />
      <Row>
        <Button
          look="primary"
          onClick={() => {
            put({ draft: null, step: null });
            model.begin();
          }}
        >
          Start a new account
        </Button>
      </Row>
    </Stack>
  );
});

const Shown = observer(({ model }: { readonly model: NewAccountViewModel }) => {
  const { draftId, put } = useAccountAddress();
  const { createdNum } = model.submit;
  const { rev } = model.saver;
  useEffect(() => {
    if (draftId !== null) void model.open(draftId);
    else if (model.id === null) model.begin();
    // Runs only when the URL names another draft, so that no other render replaces the open draft.
  }, [model, draftId]);
  // Updates the URL after a draft is saved or an account is created. `useEffectEvent` prevents a URL change alone from running this update.
  const follow = useEffectEvent(() => {
    if (createdNum !== null) put({ account: String(createdNum), draft: null, step: null });
    else if (rev > 0 && model.id !== null && draftId === null) put({ draft: model.id });
  });
  useEffect(() => {
    follow();
  }, [createdNum, rev]);
  if (draftId !== null && model.id !== draftId)
    return model.opening.problem === null ? (
      <Card>
        <Skeleton lines={8} label="Loading the draft" />
      </Card>
    ) : (
      <NotThere model={model} />
    );
  return model.id === null ? null : <AccountWizard model={model} />;
});

/** Creates an account step by step, then shows its progress (domain guide 6.18). */
export const CreateAccountPage = observer(() => {
  const model = useModel('newAccount');
  const { accountNum } = useAccountAddress();
  const isTracked = accountNum !== null;
  useEffect(() => {
    if (!isTracked) void model.beginning.load();
  }, [model, isTracked]);
  if (isTracked) return <InsetSlot name="account-tracker" />;
  return (
    <LoadedView from={model.beginning} waiting="Loading the options for a new account">
      {() => <Shown model={model} />}
    </LoadedView>
  );
});

/** The screen that creates an account. All steps share the one open draft. */
export const section = createSection(
  CreateAccountPage,
  {
    blockRequest: ({ makeKey, gatewayOf }) =>
      new BlockRequestViewModel({ gateway: gatewayOf(intakeApi), key: makeKey() }),
  },
  {
    newAccount: ({ clock, context, gatewayOf, ids, toasts }) => {
      const { holds } = siteRights({ context });
      return new NewAccountViewModel({
        gateway: newAccountGateway({ gatewayOf }),
        ids,
        clock,
        toasts,
        may: { zones: holds('zonesRead'), hours: holds('scheduleRead') },
        activeGroup: () => context.current.view?.siteGroupNum ?? null,
      });
    },
  },
);
