import { readForm } from '../../forms/read-form.schema.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { holdsShift } from '../../on-call/holds-shift.rule.ts';
import {
  type SwapAnswer,
  type SwapForm,
  swapFormSchema,
} from '../../on-call/on-call-spans.schema.ts';
import type { OnCallPerson, OnCallSwap } from '../../on-call/on-call.schema.ts';
import { planOfDesk, spanOf } from '../../on-call/plan-of-desk.rule.ts';
import type { SessionCaller } from '../caller.ts';
import { invalid, NOT_FOUND, type Refusal, refusalOf, type Reply } from '../refusal.ts';
import type { ListInput } from '../sites/site-scope.operation.ts';
import {
  changeOnCall,
  type HeldDesk,
  judgeRev,
  knowsAll,
  type OnCallPorts,
  queueWords,
  spanText,
  UNKNOWN_PERSON,
} from './change-on-call.operation.ts';
import type { OfRev } from './on-call-lists.use-cases.ts';
import { swapMessage } from './tell-on-call.rule.ts';
import { whenWords } from '../moment-words.rule.ts';

const no = (code: string, message: string) => refusalOf('unacceptable', code, message);
const NO_MEMBER = no('noMember', 'Only members of the lists offer and take shifts.');
const NOT_YOURS = no('notYourShift', 'You do not have this place all that time.');
const NOT_THEIRS = no(
  'notTheirShift',
  'The shift you want for it is not theirs all that time. Choose another one.',
);
const STALE = no(
  'swapStale',
  'The schedule changed since: one of the two does not have that shift any more.',
);
const NOT_FOR_YOU = no('swapNotForYou', 'This swap waits for somebody else.');

const personIn = ({ desk }: HeldDesk, id: string | null): OnCallPerson | null =>
  desk.people.find((person) => person.id === id) ?? null;

type Offer = Pick<OnCallSwap, 'listId' | 'tier' | 'from' | 'to' | 'back'>;

/** Whether both still have what they would give each other. */
const stands = (
  ports: Pick<OnCallPorts, 'wallClock'>,
  { desk }: HeldDesk,
  { back, from, listId, tier, to }: Offer,
  giver: string,
  taker: string | null,
): 'fine' | 'noList' | 'notGivers' | 'notTakers' => {
  const plan = planOfDesk(desk, listId);
  if (plan === null) return 'noList';
  const clock = ports.wallClock;
  if (!holdsShift(plan, giver, { tier, ...spanOf({ from, to }) }, clock)) return 'notGivers';
  if (back === null) return 'fine';
  const wanted = { tier: back.tier, ...spanOf(back) };
  return taker !== null && holdsShift(plan, taker, wanted, clock) ? 'fine' : 'notTakers';
};

/** Whose word counts for an answer: the one it waits for, any member where it waits for all, and an editor in the name of somebody named. */
const takerOf = (
  held: HeldDesk,
  swap: OnCallSwap,
  isEditor: boolean,
): Result<OnCallPerson, Refusal> => {
  const named = personIn(held, swap.toPersonId);
  if (named !== null && (named.id === held.me?.id || isEditor)) return ok(named);
  if (named === null && held.me !== null && held.me.id !== swap.personId) return ok(held.me);
  return held.me === null ? NO_MEMBER : NOT_FOR_YOU;
};

const STATES = { accept: 'Accepted', decline: 'Declined', withdraw: 'Withdrawn' } as const;

const carryOut = async (
  ports: OnCallPorts,
  { by, now, tx }: HeldDesk,
  { back, from, id, listId, note, personId, tier, to }: OnCallSwap,
  taker: OnCallPerson,
): Promise<void> => {
  const give = { listId, kind: 'replace', note } as const;
  const touch = { by, now, swapId: id };
  await tx.onCall.addOverride(
    ports.ids.next(),
    { ...give, tier, from, to, insteadOf: personId, personId: taker.id },
    touch,
  );
  if (back === null) return;
  await tx.onCall.addOverride(
    ports.ids.next(),
    { ...give, ...back, insteadOf: taker.id, personId },
    touch,
  );
};

/** Shifts that members offer each other (domain guide 6.8 b). */
export const onCallSwaps = (ports: OnCallPorts) => {
  const wordsOf = (held: HeldDesk, { from, to }: Pick<OnCallSwap, 'from' | 'to'>): string => {
    const place = { wallClock: ports.wallClock, timeZone: held.desk.timeZone, now: held.now };
    const span = spanOf({ from, to });
    return `from ${whenWords(span.from, place)} to ${whenWords(span.to, place)}`;
  };
  const tell = (held: HeldDesk, people: readonly (OnCallPerson | null)[], said: string) =>
    queueWords(
      held.tx,
      ports,
      held.desk.siteGroupNum,
      people
        .filter((person) => person !== null && person.id !== held.me?.id)
        .flatMap((person) =>
          person === null ? [] : swapMessage(person, { subject: 'On-call swap', said }),
        ),
    );

  return {
    /** Once for the number the form made. */
    offerOnCallSwap: (
      caller: SessionCaller,
      { id, siteGroupNum, ...entered }: SwapForm & ListInput & { readonly id: string },
    ): Reply =>
      changeOnCall(ports, caller, { siteGroupNum }, async (held) => {
        const { desk, me, now, tx } = held;
        if (desk.swaps.some((swap) => swap.id === id)) return ok(null);
        if (me === null) return NO_MEMBER;
        const judged = readForm(swapFormSchema, entered);
        if (!judged.ok) return invalid(`${Object.values(judged.error).flat().join('. ')}.`);
        const form = judged.value;
        if (!knowsAll(held, [form.toPersonId]) || form.toPersonId === me.id) return UNKNOWN_PERSON;
        if (spanOf(form).from < now || (form.back !== null && spanOf(form.back).from < now))
          return no('spanPast', 'A shift that is offered begins later than now.');
        const verdict = stands(ports, held, form, me.id, form.toPersonId);
        if (verdict === 'noList') return NOT_FOUND;
        if (verdict !== 'fine') return verdict === 'notGivers' ? NOT_YOURS : NOT_THEIRS;
        if (!(await tx.onCall.addSwap(id, me.id, form, now))) return NOT_FOUND;
        const list = desk.lists.find((one) => one.id === form.listId)?.name ?? '';
        const said = `${me.name} offers a shift of ${list} (${form.tier}) ${wordsOf(held, form)}. Answer it in the portal, under On call.`;
        const asked =
          form.toPersonId === null
            ? desk.people.filter(({ accountId }) => accountId !== null)
            : [personIn(held, form.toPersonId)];
        await tell(held, asked, said);
        return ok({
          operation: 'onCall.swapOffer',
          target: list,
          detail: { swapId: id, place: form.tier, span: spanText(form.from, form.to) },
        });
      }),

    answerOnCallSwap: (
      caller: SessionCaller,
      { answer, id, rev, ...input }: OfRev & { readonly answer: SwapAnswer },
    ): Reply =>
      changeOnCall(ports, caller, input, async (held) => {
        const swap = held.desk.swaps.find((one) => one.id === id);
        if (swap === undefined) return NOT_FOUND;
        const fresh = judgeRev(
          ports,
          held,
          { rev: swap.rev, changedBy: null, changedAt: null },
          rev,
        );
        if (!fresh.ok) return fresh;
        const isEditor = caller.session.permissions.includes('ansServiceEdit');
        const isGiver = held.me?.id === swap.personId;
        const giver = personIn(held, swap.personId);
        if (answer === 'withdraw' && !isGiver && !isEditor) return NOT_FOR_YOU;
        const taker = answer === 'withdraw' ? ok(null) : takerOf(held, swap, isEditor);
        if (!taker.ok) return taker;
        // Whom all are asked for, nobody declines for all.
        if (answer === 'decline' && swap.toPersonId === null) return NOT_FOR_YOU;
        if (answer === 'accept' && taker.value !== null) {
          if (stands(ports, held, swap, swap.personId, taker.value.id) !== 'fine') return STALE;
          await carryOut(ports, held, swap, taker.value);
        }
        await held.tx.onCall.answerSwap(id, STATES[answer], held);
        const said = `${held.by} ${STATES[answer].toLowerCase()} the swap of ${giver?.name ?? 'somebody'}’s shift ${wordsOf(held, swap)}.`;
        await tell(held, [giver, personIn(held, swap.toPersonId)], said);
        return ok({
          operation: `onCall.swap${STATES[answer]}`,
          target: held.desk.lists.find((one) => one.id === swap.listId)?.name ?? '',
          detail: { swapId: id, span: spanText(swap.from, swap.to) },
        });
      }),
  };
};
