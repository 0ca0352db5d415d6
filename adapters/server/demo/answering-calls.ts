import type {
  MessageCategory,
  MessagePriority,
} from '#core/answering-messages/message-detail.schema.ts';

/** A call as an agent recorded it. `site` is an index into the group's sites, or null if the caller's site is unknown. */
export interface DemoCall {
  /** Name of the caller; null when the call is recorded under the site's name. */
  readonly caller: string | null;
  readonly phone: string | null;
  readonly site: number | null;
  readonly category: MessageCategory;
  readonly priority: MessagePriority;
  readonly text: string;
}

const call = (
  caller: string | null,
  site: number | null,
  category: MessageCategory,
  text: string,
  rest: Partial<Pick<DemoCall, 'phone' | 'priority'>> = {},
): DemoCall => ({
  caller,
  site,
  category,
  text,
  phone: null,
  priority: 'Routine',
  ...rest,
});

/** The calls of the demo data, newest first. */
export const DEMO_CALLS: readonly DemoCall[] = [
  call(
    'Edith Crane',
    0,
    'Alarm question',
    'Her pendant has been blinking red since breakfast. She wants to know whether you got her test call and asks for a call before noon.',
    { priority: 'Urgent' },
  ),
  call(
    'Nadia Stone',
    1,
    'Service call',
    'The keypad at the back door beeps every minute and shows “comm fail”. They close at 4 pm and want to know whether alarms still reach you. Ask for Nadia.',
    { priority: 'Urgent' },
  ),
  call(null, 2, 'Billing', 'Paid invoice 2031 twice and wants a refund.'),
  call(
    'Mercer, Paul',
    null,
    'Sales',
    'Would like a quote for two cameras and a gate at his workshop.',
    {
      phone: '617-555-0171',
    },
  ),
  call(
    null,
    3,
    'Cancel/change request',
    'Ines Falk is the new manager starting Monday; please put her on the call list in place of Mr. Gray.',
  ),
  call(
    null,
    4,
    'Service call',
    'The contact on unit 14 is loose. Not urgent, any day next week will do.',
  ),
  call(
    null,
    5,
    'Service call',
    'The battery of the panel is low. Can someone come tomorrow morning, before we open at ten?',
  ),
  call(
    null,
    6,
    'Emergency',
    'Smoke in the boiler room; the fire department is on its way. She wants the technician to reset the panel afterwards.',
    { priority: 'Emergency' },
  ),
  call('Unknown caller', null, 'Other', 'Hung up after asking whether this is the pharmacy.'),
  call(
    null,
    1,
    'Emergency',
    'The siren on the roof hasn’t stopped since last night’s alarm, and the neighbors are complaining.',
    { priority: 'Emergency' },
  ),
  call(
    null,
    5,
    'Alarm question',
    'Asked why the police came on Sunday. The janitor says no one was in the building.',
    { priority: 'Urgent' },
  ),
  call(null, 4, 'Service call', 'The reader at the gate has rejected two cards since the storm.'),
  call(null, 2, 'Other', 'Wants the emergency numbers as a sticker for the door.'),
  call('Mercer, Paul', null, 'Sales', 'Asks whether a camera can be mounted on a wooden fence.', {
    phone: '617-555-0171',
  }),
  call(
    null,
    3,
    'Service call',
    'The siren in the back hall sounds five minutes late in every test.',
  ),
  call(null, 7, 'Billing', 'Needs the October invoice again, by email.'),
  call(
    'Dr. Amara Singh',
    1,
    'Cancel/change request',
    'They’ll be open Saturdays starting in December; please change the hours.',
  ),
  call(null, 6, 'Service call', 'The motion detector in the stairwell is hanging by its wire.'),
];
