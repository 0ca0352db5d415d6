import MinusCircleIcon from '@heroicons/react/20/solid/MinusCircleIcon';
import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Icon } from '../kit/icon.tsx';
import { TextLink } from '../kit/links.ts';
import { RowItem, Rows } from '../kit/part.tsx';
import { Grow } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { useModel } from '../shell/use-model.ts';

/**
 * A card with the missing account data, each with a link to its field. Not rendered until the data are loaded (domain
 * guide 6.7 "Completeness").
 */
export const CompletenessCard = observer(({ siteNum }: { readonly siteNum: number }) => {
  const model = useModel('siteAccount');
  useEffect(() => model.open(siteNum), [model, siteNum]);
  const { items } = model;
  if (items === null) return null;
  const missing = items.filter(({ done }) => !done);
  return (
    <Card
      title="Account completeness"
      inset={false}
      actions={
        <Text as="span" strong>{`${items.length - missing.length} of ${items.length}`}</Text>
      }
    >
      {missing.length === 0 ? (
        <EmptyState
          icon={CheckCircleIcon}
          title="Everything is on file"
          text="Responders and your dealer have what they need."
        />
      ) : (
        <Rows>
          {missing.map(({ field, label }) => (
            <RowItem key={field} height="md">
              <Icon of={MinusCircleIcon} size={20} tone="muted" label="Missing" />
              <Grow>
                <TextLink>
                  <Link to={`/msa/account-info?sn=${siteNum}`}>{label}</Link>
                </TextLink>
              </Grow>
            </RowItem>
          ))}
        </Rows>
      )}
    </Card>
  );
});
