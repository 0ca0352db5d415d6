import DocumentArrowDownIcon from '@heroicons/react/20/solid/DocumentArrowDownIcon';
import PencilSquareIcon from '@heroicons/react/20/solid/PencilSquareIcon';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { AccountInfo } from '#core/account-info/account-info.schema.ts';
import type { ChangeRequest } from '#core/account-info/change-request.schema.ts';
import type { CompletenessItem } from '#core/account-info/account-completeness.rule.ts';
import { DraftOffer } from '../forms/draft-note.tsx';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { Grid } from '../kit/grid.ts';
import { PageTitle } from '../kit/page-title.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { LiveMark, LiveNotice } from '../live/live-notice.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { NoLink } from '../shell/no-link.tsx';
import { useModel } from '../shell/use-model.ts';
import { usePlacedLink } from '../shell/use-place.ts';
import { AccountCard, AddressCard, InstructionsCard } from './account-cards.tsx';
import { AgenciesCard, CompletenessCard, ReachCard } from './account-side-cards.tsx';
import { AccountFormPanel } from './account-form.tsx';
import type { AccountInfoViewModel } from './account-info.view-model.ts';
import { PermitsCard } from './permits-card.tsx';
import { RequestFormPanel } from './request-form.tsx';
import { WithdrawQuestion } from './withdraw-question.tsx';

const Actions = observer(
  ({ model, info }: { readonly model: AccountInfoViewModel; readonly info: AccountInfo }) => (
    <>
      {model.mayCertify && (
        <Button
          icon={<DocumentArrowDownIcon />}
          busy={model.printing.busy}
          onClick={() => void model.certificate()}
        >
          Alarm certificate (PDF)
        </Button>
      )}
      {model.mayChange && (
        <>
          <Button onClick={() => model.forms.ask(info)}>Request a change</Button>
          <Button look="primary" icon={<PencilSquareIcon />} onClick={() => model.forms.edit(info)}>
            Edit
          </Button>
        </>
      )}
    </>
  ),
);

const Shown = observer(
  ({ model, info }: { readonly model: AccountInfoViewModel; readonly info: AccountInfo }) => {
    const add = (field: CompletenessItem['field']): void => {
      // Fields that are asked for and not changed directly.
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
        <LiveNotice />
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

/** A customer's account: what is on file, what they change themselves and what they ask for (domain guide 6.7). */
export const AccountInfoPage = observer(() => {
  const model = useModel('accountInfo');
  const { links, link } = usePlacedLink();
  const siteNum = link?.siteNum ?? null;
  useEffect(() => {
    model.reading.open(siteNum);
  }, [model, siteNum]);
  const info = model.reading.siteNum === siteNum ? model.reading.value : null;
  const waiting = links.shown === null && links.problem === null;
  return (
    <>
      <PageTitle
        title="Account info"
        actions={info === null ? undefined : <Actions model={model} info={info} />}
      >
        {link !== null && (
          <Text as="span" tone="muted">
            {link.siteName} · {link.address}
          </Text>
        )}
        {link !== null && <LiveMark />}
      </PageTitle>
      {link !== null ? (
        <LoadedView from={model.reading.source} waiting="Loading your account">
          {(shown) => <Shown key={shown.siteNum} model={model} info={shown} />}
        </LoadedView>
      ) : waiting ? (
        <Card>
          <Skeleton lines={6} label="Loading your sites" />
        </Card>
      ) : (
        <NoLink brings="what is on file about it stands here" />
      )}
    </>
  );
});
