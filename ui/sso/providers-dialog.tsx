import type { SsoProvider, SsoTenant } from '#core/sso/sso.schema.ts';
import { Dialog } from '../kit/dialog.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { styled } from '../kit/styled.ts';
import { ProviderList } from './provider-list.tsx';
import { PROVIDER_NAMES } from './provider-mark.tsx';

const Column = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    '& > p': { color: 'fg.muted' },
    '& > button': { justifySelf: 'start' },
  },
});

/** Which of the company's providers it shall be; choosing one leaves the app (spec §2.4). */
export const ProvidersDialog = ({
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
    <Column>
      <p>Choose where your company signs in. You leave this page and come back afterwards.</p>
      <ProviderList providers={tenant.providers} leaving={leaving} onChoose={onChoose} />
      <HiddenText role="status">
        {leaving === null ? '' : `Opening ${PROVIDER_NAMES[leaving]}`}
      </HiddenText>
      <LinkButton onClick={onPickAnother}>Use another team domain</LinkButton>
    </Column>
  </Dialog>
);
