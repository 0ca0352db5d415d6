import EnvelopeIcon from '@heroicons/react/24/outline/EnvelopeIcon';
import { Icon } from '../kit/icon.tsx';
import { Row } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';

/** The same words whether or not a username belongs to the contact (SECURITY.md T4). */
export const SentNote = ({ contact }: { readonly contact: string }) => (
  <Row gap={3} align="stretch" role="status">
    <Icon of={EnvelopeIcon} size={24} tone="accent" />
    <Text size="form" tone="muted" wrap="anywhere" names>
      If a username belongs to <b>{contact}</b>, it is on its way there. Messages can take a few
      minutes.
    </Text>
  </Row>
);
