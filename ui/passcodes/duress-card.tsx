import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import MinusCircleIcon from '@heroicons/react/16/solid/MinusCircleIcon';
import { observer } from 'mobx-react-lite';
import type { DuressCard, SitePasscodes } from '#core/passcodes/site-passcodes.schema.ts';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { formatDate } from '../kit/format-time.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import type { PasscodesViewModel } from './passcodes.view-model.ts';

const changedText = (card: DuressCard, { asOf, timeZone }: SitePasscodes): string =>
  card.changedAt === null
    ? 'It is never shown.'
    : `It is never shown. Changed ${formatDate(card.changedAt, asOf, timeZone)} by ${card.changedBy ?? 'someone'}.`;

/** The card of the duress code, which a person under threat uses to call for help. The code is never shown (domain guide 6.4). */
export const DuressCodeCard = observer(
  ({
    model,
    codes,
    card,
  }: {
    readonly model: PasscodesViewModel;
    readonly codes: SitePasscodes;
    readonly card: DuressCard;
  }) => (
    <Card
      title="Duress code"
      actions={
        <Row gap={3}>
          {card.isSet ? (
            <Badge tone="ok" icon={CheckIcon}>
              Set
            </Badge>
          ) : (
            <Badge tone="neutral" icon={MinusCircleIcon}>
              Not set
            </Badge>
          )}
          <Button size="sm" onClick={() => model.forms.setDuress(codes)}>
            {card.isSet ? 'Change' : 'Set'}
          </Button>
        </Row>
      }
    >
      <Stack gap={2}>
        <p>
          Say it when someone threatens you. We answer as if all is well, send the police and never
          call the site.
        </p>
        {card.isSet && (
          <>
            <Text size="small" tone="muted">
              {changedText(card, codes)}
            </Text>
            <Row>
              <LinkButton
                size="sm"
                quiet
                onClick={() =>
                  void model.removal.remove({
                    which: null,
                    rev: card.rev,
                    name: 'The duress code',
                  })
                }
              >
                Remove the duress code
              </LinkButton>
            </Row>
          </>
        )}
      </Stack>
    </Card>
  ),
);
