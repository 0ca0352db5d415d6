import ChatBubbleLeftEllipsisIcon from '@heroicons/react/20/solid/ChatBubbleLeftEllipsisIcon';
import DocumentArrowDownIcon from '@heroicons/react/20/solid/DocumentArrowDownIcon';
import NoSymbolIcon from '@heroicons/react/20/solid/NoSymbolIcon';
import PencilSquareIcon from '@heroicons/react/20/solid/PencilSquareIcon';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { AccountInfo } from '#core/account-info/account-info.schema.ts';
import type { ChangeRequest } from '#core/account-info/change-request.schema.ts';
import type { CompletenessItem } from '#core/account-info/account-completeness.rule.ts';
import { accountInfoApi } from '#core/account-info/account-info.api.ts';
import { requestsApi } from '#core/requests/requests.api.ts';
import { DraftOffer } from '../forms/draft-note.tsx';
import { Refusal } from '../forms/form.tsx';
import { Grid } from '../kit/grid.ts';
import { Stack } from '../kit/stack.ts';
import type { Act } from '../shell/acts/acts-in-place.rule.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { SitePart, usePartSite } from '../shell/site-part.tsx';
import { CancelService, useCancelAddress } from '../account-changes/cancel-service.tsx';
import { AccountCard, AddressCard, InstructionsCard } from './account-cards.tsx';
import { AgenciesCard, CompletenessCard, ReachCard } from './account-side-cards.tsx';
import { AccountFormPanel } from './account-form.tsx';
import { AccountInfoViewModel } from './account-info.view-model.ts';
import { PermitsCard } from './permits-card.tsx';
import { RequestFormPanel } from '../account-changes/request-form.tsx';
import { WithdrawQuestion } from '../account-changes/withdraw-question.tsx';
import { CancelServiceViewModel } from '../account-changes/cancel-service.view-model.ts';
import { RevealViewModel } from '../shell/reveal.view-model.ts';
import { createSection } from '../sections/section.ts';
import { revealParts } from '../sections/reveal-parts.ts';
import { siteRights } from '../sections/site-rights.ts';

/** Returns what a customer can do about the account. Call it in an `observer`. */
const useActs = (model: AccountInfoViewModel, info: AccountInfo | null): readonly Act[] => {
  const { open } = useCancelAddress();
  if (info === null) return [];
  const mayCancel = info.cancellation === null || info.cancellation.state === 'Refused';
  const certificate: Act = {
    id: 'certificate',
    text: 'Alarm certificate (PDF)',
    icon: DocumentArrowDownIcon,
    busy: model.printing.busy,
    onSelect: () => void model.certificate(),
  };
  const cancel: Act = {
    id: 'cancel',
    text: 'Cancel service',
    icon: NoSymbolIcon,
    rare: true,
    onSelect: open,
  };
  const ask: Act = {
    id: 'ask',
    text: 'Request a change',
    icon: ChatBubbleLeftEllipsisIcon,
    onSelect: () => model.forms.ask(info),
  };
  const edit: Act = {
    id: 'edit',
    text: 'Edit',
    icon: PencilSquareIcon,
    primary: true,
    onSelect: () => model.forms.edit(info),
  };
  return [
    ...(model.mayCertify ? [certificate] : []),
    ...(model.mayChange ? [...(mayCancel ? [cancel] : []), ask, edit] : []),
  ];
};

/** Shows the current cancellation, and the cancellation form while the URL says so (domain guide 6.11 "Cancel service"). */
const OwnCancellation = observer(
  ({ model, info }: { readonly model: AccountInfoViewModel; readonly info: AccountInfo }) => (
    <CancelService
      model={useModel('ownCancellation')}
      site={info}
      cancellation={info.cancellation}
      isCustomer
      mayAct={model.mayChange}
      onChanged={() => model.reading.reload()}
    />
  ),
);

const Shown = observer(
  ({ model, info }: { readonly model: AccountInfoViewModel; readonly info: AccountInfo }) => {
    const add = (field: CompletenessItem['field']): void => {
      // Customers cannot change cross street and county directly, only request a change.
      if (field === 'crossStreet' || field === 'county') model.forms.ask(info, field);
      else model.forms.edit(info, field);
    };
    const { forms } = model;
    const withdraw = model.mayChange
      ? (request: ChangeRequest) => model.withdrawal.doubt(request)
      : null;
    const isHere = (draft: { found: { base: AccountInfo | null } | null }): boolean =>
      draft.found?.base?.siteNum === info.siteNum;
    return (
      <Stack gap={4}>
        <Refusal of={model.printing} />
        {model.mayChange && forms.editor === null && isHere(forms.draft) && (
          <DraftOffer what="your account" draft={forms.draft} onGoOn={() => forms.edit(info)} />
        )}
        {model.mayChange && forms.request === null && isHere(forms.requestDraft) && (
          <DraftOffer
            what="your request"
            draft={forms.requestDraft}
            onGoOn={() => forms.ask(info)}
          />
        )}
        <OwnCancellation model={model} info={info} />
        <CompletenessCard info={info} onAdd={model.mayChange ? add : null} />
        <Grid columns="text" gap={4}>
          <Stack gap={4}>
            <AddressCard info={info} onWithdraw={withdraw} />
            <InstructionsCard info={info} onWithdraw={withdraw} gateCode={model.gateCode} />
            <AgenciesCard info={info} />
          </Stack>
          <Stack gap={4}>
            <PermitsCard info={info} entry={model.mayChange ? model.permit : null} />
            <ReachCard info={info} />
            <AccountCard info={info} />
          </Stack>
        </Grid>
        <WithdrawQuestion of={model.withdrawal} />
        {forms.editor !== null && (
          <AccountFormPanel
            editor={forms.editor}
            maySetCode={model.maySetCode}
            onClose={() => forms.close()}
          />
        )}
        {forms.request !== null && (
          <RequestFormPanel editor={forms.request} onClose={() => forms.close()} />
        )}
      </Stack>
    );
  },
);

/** The page of a customer's account: the data on file, direct changes and requests (domain guide 6.7). */
export const AccountInfoPage = observer(() => {
  const model = useModel('accountInfo');
  const siteNum = usePartSite();
  useEffect(() => {
    model.reading.open(siteNum);
  }, [model, siteNum]);
  const info = model.reading.siteNum === siteNum ? model.reading.value : null;
  return (
    <SitePart
      title="Account info"
      acts={useActs(model, info)}
      {...(info === null && {
        awaits: { actions: Number(model.mayCertify) + (model.mayChange ? 2 : 0) },
      })}
    >
      <LoadedView from={model.reading.source} waiting="Loading your account">
        {(shown) => <Shown key={shown.siteNum} model={model} info={shown} />}
      </LoadedView>
    </SitePart>
  );
});

/** The section of a customer's account. Staff whose impersonation is in `look` mode can change nothing, and staff never see a code. */
export const section = createSection(AccountInfoPage, {
  ownCancellation: ({ makeKey, toasts, gatewayOf }) =>
    new CancelServiceViewModel({ gateway: gatewayOf(requestsApi), makeKey, toasts }),
  accountInfo: (parts) => {
    const { context, files, live, makeKey, model, ownDrafts, toasts, gatewayOf } = parts;
    const gateway = gatewayOf(accountInfoApi);
    const rights = siteRights({ context });
    return new AccountInfoViewModel({
      gateway,
      makeKey,
      gateCode: new RevealViewModel<number>({
        ...revealParts(parts),
        reveal: (sn) => gateway.revealGateCode({ sn }),
      }),
      live,
      toasts,
      files,
      ownDrafts,
      mayChange: rights.maySave,
      maySetCode: rights.mayChange('sitePasscodeEdit'),
      mayCertify: rights.holds('allowViewCertificate'),
      onRenamed: () => void model('accountLinks').load(),
    });
  },
});
