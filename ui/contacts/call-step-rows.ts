import ClockSmallIcon from '@heroicons/react/16/solid/ClockIcon';
import ExclamationTriangleIcon from '@heroicons/react/16/solid/ExclamationTriangleIcon';
import FireIcon from '@heroicons/react/16/solid/FireIcon';
import HandRaisedIcon from '@heroicons/react/16/solid/HandRaisedIcon';
import HeartIcon from '@heroicons/react/16/solid/HeartIcon';
import ShieldExclamationIcon from '@heroicons/react/16/solid/ShieldExclamationIcon';
import { CALL_KINDS, CALL_PLANS } from '#core/contacts/call-kinds.ts';
import { hoursOfDay } from '#core/contacts/hours-of-day.rule.ts';
import type { CallStep } from '#core/contacts/call-order.rule.ts';
import type { Contact } from '#core/contacts/contact-list.schema.ts';
import { contactName } from '#core/contacts/contact-state.rule.ts';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import type { CallStepRow } from './call-steps.look.tsx';
import { formatClock } from '../kit/format-time.ts';

const ICONS = {
  burglary: ShieldExclamationIcon,
  fire: FireIcon,
  'hold-up': HandRaisedIcon,
  medical: HeartIcon,
  trouble: ExclamationTriangleIcon,
  'fail-to-close': ClockSmallIcon,
} as const;
/** The kinds of events as select options with icons. */
export const KIND_CHOICES = CALL_KINDS.map((value) => ({
  value,
  text: CALL_PLANS[value].title,
  icon: ICONS[value],
}));
const ALWAYS = [{ from: 0, to: 24 * 60 }];

/** Returns the display row of a call-order step on a weekday. */
export const stepRow = (step: CallStep<Contact>, day: number): CallStepRow => {
  const why = formatClock(step.why);
  if (step.step === 'dispatch')
    return { key: step.agency, turn: null, title: step.title, why, hours: [], dispatch: true };
  if (step.step === 'place')
    return {
      key: step.number,
      turn: step.turn,
      why,
      hours: ALWAYS,
      title: `${step.name}, ${formatPhone(step.number)}`,
    };
  const { contact, turn } = step;
  const hours = hoursOfDay(contact.callHours, day);
  return { key: contact.id, turn, title: contactName(contact), why, hours };
};
