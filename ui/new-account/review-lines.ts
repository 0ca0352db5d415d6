import { counted } from '#core/kernel/counted.rule.ts';
import { type AccountStep, ACCOUNT_STEPS, stepTitle } from '#core/new-account/account-steps.ts';
import type { DraftProblem } from '#core/new-account/check-premises.rule.ts';
import type { ReviewLine } from './review-lines.look.tsx';
import type { NewAccountViewModel } from './new-account.view-model.ts';

type Go = (step: AccountStep, field: string | null) => void;

const NOTES = { wrong: 'to fix', missing: 'required', advice: 'recommended' } as const;

const lineOf = ({ field, step, text, tone }: DraftProblem, at: number, go: Go): ReviewLine => ({
  key: `${step} ${field ?? ''} ${at}`,
  tone,
  text,
  note: `${stepTitle(step)} · ${NOTES[tone]}`,
  onGo: () => go(step, field),
});

/** Returns a short summary of each step; null for a step without content. */
export const stepFacts = ({
  draft,
  extras,
  numbers,
}: NewAccountViewModel): Record<AccountStep, string | null> => {
  const some = (count: number, one: string): string | null =>
    count === 0 ? null : counted(count, one);
  const held = draft.transmitters.filter(({ xmit }) => numbers.of(xmit)?.state === 'free').length;
  const agencies = Object.values(draft.agencies).filter(({ name }) => name.trim() !== '').length;
  return {
    account: held === 0 ? null : `${counted(held, 'number')} held`,
    premises: draft.premises.name.trim() || null,
    agencies: agencies === 0 ? null : counted(agencies, 'agency', 'agencies'),
    contacts: some(draft.contacts.length, 'contact'),
    passcodes: some(draft.passcodes.length, 'passcode'),
    zones: some(draft.zones.length, 'zone'),
    schedules: draft.weeks.length === 0 ? null : 'Weekly hours',
    agreement: extras.document?.name ?? null,
    review: null,
  };
};

/** Returns what the review says of the draft as a whole. A file that is still read or sent may turn out to be refused. */
export const reviewState = ({
  extras,
  validation,
}: {
  readonly extras: { readonly picked: { readonly reading: boolean } };
  readonly validation: { readonly blocking: number };
}): 'faulty' | 'reading' | 'ready' => {
  if (validation.blocking > 0) return 'faulty';
  return extras.picked.reading ? 'reading' : 'ready';
};

/**
 * Returns the problems, then the finished steps, then the advice, each with a link to its field (domain guide 6.18
 * "Review"). What a step lacks is listed once the person has left it; a wrong value is listed at once.
 */
export const reviewLines = (model: NewAccountViewModel, go: Go): readonly ReviewLine[] => {
  const { problems } = model.validation;
  const of = (tone: DraftProblem['tone']) =>
    problems
      .filter((one) => one.tone === tone && (tone === 'wrong' || model.isVisited(one.step)))
      .map((one, at) => lineOf(one, at, go));
  const facts = stepFacts(model);
  const blocked = new Set(problems.filter(({ tone }) => tone !== 'advice').map(({ step }) => step));
  const done = ACCOUNT_STEPS.flatMap(({ id, title }): readonly ReviewLine[] => {
    const text = facts[id];
    return text === null || blocked.has(id)
      ? []
      : [{ key: `done ${id}`, tone: 'ok', text, note: title, onGo: () => go(id, null) }];
  });
  return [...of('wrong'), ...of('missing'), ...done, ...of('advice')];
};
