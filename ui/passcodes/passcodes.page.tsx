import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { OPEN_ENTRIES } from '#core/navigation/screens.ts';
import type { SitePasscodes } from '#core/passcodes/site-passcodes.schema.ts';
import { siteTabs } from '#core/navigation/site-tabs.rule.ts';
import { sitePartPath } from '#core/sites/site-part-path.rule.ts';
import { isOnTest } from '#core/sites/site-state.rule.ts';
import { passcodesApi } from '#core/passcodes/passcodes.api.ts';
import { DraftOffer } from '../forms/draft-note.tsx';
import { Refusal } from '../forms/form.tsx';
import { ListWithAside } from './list-with-aside.look.tsx';
import { TextLink } from '../kit/links.ts';
import { Stack } from '../kit/stack.ts';
import { RevealCheck, useHideUnseen } from '../shell/hidden-code.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { OnTestChip } from '../shell/on-test-chip.tsx';
import { SitePart, usePartSite } from '../shell/site-part.tsx';
import { useModel } from '../shell/use-model.ts';
import { usePlacedLink } from '../shell/use-place.ts';
import { useRights } from '../shell/use-rights.ts';
import { DuressCodeCard } from './duress-card.tsx';
import { LadderCard } from './ladder-card.tsx';
import { PasscodeFormPanel } from './passcode-form.tsx';
import { PasscodesCard } from './passcodes-card.tsx';
import { PinsCard } from './pins-card.tsx';
import { PasscodesViewModel } from './passcodes.view-model.ts';
import { SecretFormDialog } from './secret-form.tsx';
import { revealParts } from '../sections/reveal-parts.ts';
import { createSection } from '../sections/section.ts';
import { siteRights } from '../sections/site-rights.ts';

/** A link to the contacts, shown if the person may see them. */
const ContactsLink = observer(({ siteNum }: { readonly siteNum: number }) => {
  const { held } = useRights();
  const { link } = usePlacedLink();
  if (!held.has('contactsRead')) return null;
  const isTab = siteTabs(held).some((tab: { readonly id: string }) => tab.id === 'contacts');
  if (link === null ? !isTab : !OPEN_ENTRIES.has('msa/contacts')) return null;
  return (
    <TextLink>
      <Link
        to={link === null ? sitePartPath(siteNum, null, 'contacts') : `/msa/contacts?sn=${siteNum}`}
      >
        Open contacts
      </Link>
    </TextLink>
  );
});

const Forms = observer(
  ({ model, codes }: { readonly model: PasscodesViewModel; readonly codes: SitePasscodes }) => {
    const { forms } = model;
    const close = () => forms.close();
    return (
      <>
        {forms.editor !== null && <PasscodeFormPanel editor={forms.editor} onClose={close} />}
        {forms.secret !== null && (
          <SecretFormDialog editor={forms.secret} codes={codes} onClose={close} />
        )}
      </>
    );
  },
);

const Shown = observer(
  ({ model, codes }: { readonly model: PasscodesViewModel; readonly codes: SitePasscodes }) => {
    const { forms, reveal } = model;
    useHideUnseen(reveal);
    return (
      <Stack gap={4}>
        <Refusal of={model.removal.submission} />
        {!reveal.checking && <Refusal of={reveal.submission} />}
        {model.mayChange && forms.editor === null && forms.draft.found !== null && (
          <DraftOffer what="a passcode" draft={forms.draft} onGoOn={() => forms.goOn(codes)} />
        )}
        <ListWithAside
          aside={
            <>
              <LadderCard model={model} codes={codes} />
              {model.mayChange && codes.duress !== undefined && (
                <DuressCodeCard model={model} codes={codes} card={codes.duress} />
              )}
            </>
          }
        >
          <Stack gap={4}>
            <PasscodesCard model={model} codes={codes} />
            <PinsCard
              model={model}
              codes={codes}
              contacts={<ContactsLink siteNum={codes.siteNum} />}
            />
          </Stack>
        </ListWithAside>
        <RevealCheck of={reveal} />
        <Forms model={model} codes={codes} />
      </Stack>
    );
  },
);

const TestChip = observer(({ asOf }: { readonly asOf: string | null }) => {
  const { link } = usePlacedLink();
  if (link === null || !isOnTest(link.badges, asOf)) return null;
  const { onTestUntil, timeZone } = link.badges;
  return <OnTestChip until={onTestUntil} timeZone={timeZone} now={asOf} />;
});

/** The spoken codes of a site, as a customer screen or a dealer tab (domain guide 6.4). */
export const PasscodesPage = observer(() => {
  const model = useModel('passcodes');
  const siteNum = usePartSite();
  useEffect(() => {
    model.reading.open(siteNum);
  }, [model, siteNum]);
  const codes = model.reading.siteNum === siteNum ? model.reading.value : null;
  return (
    <SitePart
      title="Passcodes"
      lead="The spoken passcode is not the code for your keypad."
      chips={<TestChip asOf={codes?.asOf ?? null} />}
      {...(codes === null && model.mayChange && { awaits: { actions: 1 } })}
      {...(codes !== null &&
        model.mayChange && {
          acts: [
            {
              id: 'add',
              text: 'Add passcode',
              icon: PlusIcon,
              primary: true,
              onSelect: () => model.forms.edit(codes, null),
            },
          ],
        })}
    >
      {siteNum !== null && (
        <LoadedView from={model.reading.source} waiting="Loading the passcodes">
          {(shown) => <Shown key={shown.siteNum} model={model} codes={shown} />}
        </LoadedView>
      )}
    </SitePart>
  );
});

/** The spoken codes of a site, for customers and dealers. */
export const section = createSection(PasscodesPage, {
  passcodes: (parts) => {
    const { live, ownDrafts, toasts, gatewayOf, ids } = parts;
    return new PasscodesViewModel({
      gateway: gatewayOf(passcodesApi),
      revealing: revealParts(parts),
      live,
      toasts,
      ownDrafts,
      ids,
      mayChange: siteRights(parts).mayChange('sitePasscodeEdit'),
    });
  },
});
