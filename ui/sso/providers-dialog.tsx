import type { SsoProvider, SsoTenant } from '#core/sso/sso.schema.ts';
import { Dialog } from '../kit/dialog.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { ProviderList } from './provider-list.tsx';
import { PROVIDER_NAMES } from './provider-mark.tsx';

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
