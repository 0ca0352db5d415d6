import * as micro from '@heroicons/react/16/solid';
import { usSpelling } from '#core/signals/operator-action.ts';
import { Badge, type BadgeProps } from '../kit/badge.tsx';

const ACTUAL = { tone: 'alarm', icon: micro.ShieldExclamationIcon } as const;
const FALSE = { tone: 'neutral', icon: micro.WrenchIcon } as const;

const LOOKS: Readonly<Record<string, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  'Actual – police': ACTUAL,
  'Actual – fire': { ...ACTUAL, icon: micro.FireIcon },
  'Actual – medical': { ...ACTUAL, icon: micro.HeartIcon },
  'False – user error': { ...FALSE, icon: micro.UserIcon },
  'False – equipment': FALSE,
  'False – weather/animal': { ...FALSE, icon: micro.CloudIcon },
  'Cancelled by passcode': { ...FALSE, icon: micro.KeyIcon },
  Test: { ...FALSE, icon: micro.BeakerIcon },
};

/** A badge with the reason why an alarm ended. The badge of a real alarm stands out (domain guide 6.12 "Dispositions"). */
export const DispositionBadge = ({ disposition }: { readonly disposition: string }) => (
  <Badge {...(LOOKS[disposition] ?? { tone: 'neutral', icon: micro.QuestionMarkCircleIcon })}>
    {usSpelling(disposition)}
  </Badge>
);
