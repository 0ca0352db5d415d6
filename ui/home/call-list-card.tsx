import CheckCircleIcon from '@heroicons/react/20/solid/CheckCircleIcon';
import ExclamationTriangleIcon from '@heroicons/react/20/solid/ExclamationTriangleIcon';
import UserIcon from '@heroicons/react/20/solid/UserIcon';
import UserMinusIcon from '@heroicons/react/20/solid/UserMinusIcon';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { CallList } from '#core/contacts/call-list.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { Badge } from '../kit/badge.tsx';
import { Card, CardFoot } from '../kit/card.tsx';
import { Icon } from '../kit/icon.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { TextLink } from '../kit/links.ts';
import { Strong, Text } from '../kit/text.ts';
import { useRights } from '../shell/use-rights.ts';

const TURNS = ['first', 'second', 'third', 'fourth', 'fifth'];

const turnOf = (at: number): string => `Called ${TURNS[at] ?? `number ${at + 1}`} now`;

const footText = ({ callable, called, skipped }: CallList): string => {
  if (callable === 0) return 'Nobody on this list can be called.';
  const calledNow = `${counted(called.length, 'person', 'people')} can be called now`;
  return skipped.length === 0 ? `${calledNow}.` : `${calledNow}, ${skipped.length} cannot.`;
};

interface Props {
  readonly siteNum: number;
  readonly list: CallList;
}

/** A card with the call list: who is called now, who is not and why, and what is missing (domain guide 6.7). */
export const CallListCard = observer(({ siteNum, list }: Props) => {
  const { mayChange } = useRights();
  return (
    <Card
      title="Call list"
      inset={false}
      actions={
        list.gaps.length === 0 ? (
          <Badge tone="ok" icon={CheckCircleIcon}>
            Complete
          </Badge>
        ) : (
          <Badge tone="trouble" icon={ExclamationTriangleIcon}>
            Incomplete
          </Badge>
        )
      }
    >
      <Stack as="ul" gap={4} pad={4}>
        {list.gaps.map((gap) => (
          <Row as="li" gap={3} align="stretch" key={gap}>
            <Icon of={ExclamationTriangleIcon} size={20} tone="trouble" />
            <Text as="span">{gap}.</Text>
          </Row>
        ))}
        {list.called.length === 0 && (
          <Row as="li" gap={3} align="stretch">
            <Icon of={UserIcon} size={20} tone="muted" />
            <Text as="span">Nobody can be called right now.</Text>
          </Row>
        )}
        {list.called.map((name, at) => (
          <Row as="li" gap={3} align="stretch" key={`${at} ${name}`}>
            <Icon of={UserIcon} size={20} tone="muted" />
            <div>
              <Strong block>{name}</Strong>
              <Text as="span" size="small" tone="muted">
                {turnOf(at)}
              </Text>
            </div>
          </Row>
        ))}
        {list.skipped.map(({ name, why }, at) => (
          <Row as="li" gap={3} align="stretch" key={`${at} ${name}`}>
            <Icon of={UserMinusIcon} size={20} tone="muted" />
            <div>
              <Strong block>{name}</Strong>
              <Text as="span" size="small" tone="muted">
                Not called now: {why}
              </Text>
            </div>
          </Row>
        ))}
      </Stack>
      <CardFoot>
        {footText(list)}
        {mayChange('contactsEdit') && (
          <>
            {' '}
            <TextLink size="sm">
              <Link to={`/msa/contacts?sn=${siteNum}&contact=new`}>Add contact</Link>
            </TextLink>
          </>
        )}
      </CardFoot>
    </Card>
  );
});
