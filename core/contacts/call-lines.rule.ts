import { formatPhone } from '../kernel/format-phone.rule.ts';
import type { CallStep } from './call-order.rule.ts';
import type { Contact } from './contact-list.schema.ts';
import { contactName } from './contact-state.rule.ts';

/** A table row of a call order: turn, name, phone number, reason. */
export type CallLine = readonly [turn: string, who: string, number: string, why: string];

const numberOf = ({ phones: [phone] }: Contact): string => {
  if (phone === undefined || phone.number === '') return '';
  return `${formatPhone(phone.number)}${phone.ext === null ? '' : ` ext ${phone.ext}`}`;
};

/** Returns a call order as table rows for printing (domain guide 6.2 "View"). */
export const callLines = (steps: readonly CallStep<Contact>[]): readonly CallLine[] =>
  steps.map((step): CallLine => {
    if (step.step === 'dispatch') return ['', step.title, '', step.why];
    const turn = step.turn === null ? 'Skipped' : String(step.turn);
    return step.step === 'place'
      ? [turn, step.name, formatPhone(step.number), step.why]
      : [turn, contactName(step.contact), numberOf(step.contact), step.why];
  });
