import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { SsoProvider, SsoTenant } from '#core/sso/sso.schema.ts';
import { Dialog } from '../kit/dialog.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { moveInList } from '../kit/move-in-list.rule.ts';
import { ChoiceButton } from '../kit/choices.tsx';
import { useModel } from '../shell/use-model.ts';
import { TenantDialog } from './tenant-dialog.tsx';
import { PROVIDER_NAMES, ProviderMark } from './provider-mark.tsx';

/** The providers of a dealer: arrows move, Enter or a press chooses (spec §2.4). */
const ProviderList = ({
  providers,
  leaving,
  onChoose,
}: {
  readonly providers: readonly SsoProvider[];
  /** The one the browser is on its way to. */
  readonly leaving: SsoProvider | null;
  readonly onChoose: (provider: SsoProvider) => void;
}) => {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const choices = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = choices.findIndex((choice) => choice === document.activeElement);
    const to = moveInList(event.key, { at, count: choices.length });
    if (to === null) return;
    event.preventDefault();
    choices[to]?.focus();
  };
  return (
    <Stack as="ul" gap={2} ref={list} aria-label="Providers" onKeyDown={move}>
      {providers.map((provider, place) => (
        <li key={provider}>
          <ChoiceButton
            title={PROVIDER_NAMES[provider]}
            mark={<ProviderMark provider={provider} />}
            data-first={place === 0 ? '' : undefined}
            busy={leaving === provider}
            onClick={() => onChoose(provider)}
          />
        </li>
      ))}
    </Stack>
  );
};

/** Which of the company's providers it shall be; choosing one leaves the app (spec §2.4). */
const ProvidersDialog = ({
  tenant,
  leaving,
  onChoose,
  onPickAnother,
  onClose,
}: {
  readonly tenant: SsoTenant;
  readonly leaving: SsoProvider | null;
  readonly onChoose: (provider: SsoProvider) => void;
  readonly onPickAnother: () => void;
  readonly onClose: () => void;
}) => (
  <Dialog id="sso" title={`Sign into ${tenant.dealerName}`} size="md" onClose={onClose}>
    <Stack gap={4}>
      <Text tone="muted">
        Choose where your company signs in. You leave this page and come back afterwards.
      </Text>
      <ProviderList providers={tenant.providers} leaving={leaving} onChoose={onChoose} />
      <HiddenText role="status">
        {leaving === null ? '' : `Opening ${PROVIDER_NAMES[leaving]}`}
      </HiddenText>
      <Row>
        <LinkButton onClick={onPickAnother}>Use another team domain</LinkButton>
      </Row>
    </Stack>
  </Dialog>
);

/** Continue With Single Sign-On: the providers of a dealer, and the tenant picker where none is known (spec §2.4). */
export const SsoDialog = observer(() => {
  const model = useModel('sso');
  // Somebody who goes Back from the provider finds this page as it was left.
  useEffect(() => {
    const comeBack = (): void => model.comeBack();
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [model]);
  const { flow } = model;
  switch (flow.at) {
    case 'looking':
      return (
        <Dialog id="sso" title="Single sign-on" size="md" onClose={() => model.close()}>
          <Skeleton lines={3} label="Looking up your company" />
        </Dialog>
      );
    case 'picker':
      return <TenantDialog key="picker" model={model} />;
    case 'providers':
    case 'leaving':
      return (
        <ProvidersDialog
          key="providers"
          tenant={flow.tenant}
          leaving={flow.at === 'leaving' ? flow.provider : null}
          onChoose={(provider) => model.choose(provider)}
          onPickAnother={() => model.pickAnother()}
          onClose={() => model.close()}
        />
      );
  }
});
