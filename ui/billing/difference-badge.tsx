import ArrowsRightLeftIcon from '@heroicons/react/16/solid/ArrowsRightLeftIcon';
import MinusCircleIcon from '@heroicons/react/16/solid/MinusCircleIcon';
import PlusCircleIcon from '@heroicons/react/16/solid/PlusCircleIcon';
import QuestionMarkCircleIcon from '@heroicons/react/16/solid/QuestionMarkCircleIcon';
import type { Difference } from '#core/billing/compare-accounts.rule.ts';
import { Badge, type BadgeProps } from '../kit/badge.tsx';

const LOOKS: Readonly<Record<Difference, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  'Only mine': { tone: 'info', icon: PlusCircleIcon },
  'Only billed': { tone: 'trouble', icon: MinusCircleIcon },
  'Rate differs': { tone: 'test', icon: ArrowsRightLeftIcon },
  'Not read': { tone: 'alarm', icon: QuestionMarkCircleIcon },
};

/** A badge with the kind of difference, as icon, label and color. */
export const DifferenceBadge = ({ difference }: { readonly difference: Difference }) => (
  <Badge {...LOOKS[difference]} strength="plain">
    {difference}
  </Badge>
);
