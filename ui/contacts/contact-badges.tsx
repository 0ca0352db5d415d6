import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import EnvelopeIcon from '@heroicons/react/16/solid/EnvelopeIcon';
import KeyIcon from '@heroicons/react/16/solid/KeyIcon';
import LockClosedIcon from '@heroicons/react/16/solid/LockClosedIcon';
import PauseIcon from '@heroicons/react/16/solid/PauseIcon';
import PhoneArrowUpRightIcon from '@heroicons/react/16/solid/PhoneArrowUpRightIcon';
import SunIcon from '@heroicons/react/16/solid/SunIcon';
import UserIcon from '@heroicons/react/16/solid/UserIcon';
import { type BadgeFact, shortBadge } from '#core/contacts/contact-badges.rule.ts';
import { Badge, type BadgeProps } from '../kit/badge.tsx';

const LOOKS: Readonly<Record<BadgeFact['kind'], Pick<BadgeProps, 'tone' | 'icon'>>> = {
  first: { tone: 'ok', icon: PhoneArrowUpRightIcon },
  ecv: { tone: 'ok', icon: PhoneArrowUpRightIcon },
  vacation: { tone: 'info', icon: SunIcon },
  suspended: { tone: 'trouble', icon: PauseIcon },
  expires: { tone: 'trouble', icon: ClockIcon },
  over: { tone: 'neutral', icon: ClockIcon },
  keys: { tone: 'neutral', icon: KeyIcon },
  pin: { tone: 'neutral', icon: LockClosedIcon },
  notify: { tone: 'info', icon: EnvelopeIcon },
  user: { tone: 'neutral', icon: UserIcon },
};

/** Shows the special properties of a contact as badges. */
export const ContactBadges = ({
  facts,
  short,
}: {
  readonly facts: readonly BadgeFact[];
  readonly short: boolean;
}) =>
  facts.map((fact) => (
    <Badge key={fact.kind} {...LOOKS[fact.kind]}>
      {short ? shortBadge(fact) : fact.words}
    </Badge>
  ));
