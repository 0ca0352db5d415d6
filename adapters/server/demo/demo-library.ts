import type { LibraryForm } from '#core/library/library.schema.ts';
import { EVENT_CODES } from '#core/signals/event-codes.ts';
import { demoHolidays } from './demo-schedules.ts';

/** Lines per page. */
const PAGE = 24;

/** A library entry with its file. All ages are in days. */
export interface DemoLibraryEntry extends Partial<LibraryForm> {
  readonly title: string;
  readonly category: LibraryForm['category'];
  readonly daysAgo: number;
  /** Age of the newest file in days. Omitted if the first file was never replaced. */
  readonly changedDaysAgo?: number;
  readonly file?: { readonly name: string; readonly lines: readonly string[] };
  readonly keptBy?: readonly number[];
}

const ALL = ['Dealers', 'Account holders', 'Provider staff'] as const;

const form = (title: string, lines: readonly string[]): readonly string[] => [
  title,
  'Please print. Send it through Contact us, topic Accounts and numbers.',
  ...lines.map((line) => `${line}: ______________________________`),
  'Signature and date: ______________________________',
];

/** Returns the library entries of the demo data, in every category. */
export const demoLibrary = (now: number): readonly DemoLibraryEntry[] => [
  {
    title: 'New account form',
    category: 'Forms',
    daysAgo: 400,
    changedDaysAgo: 12,
    summary: 'For installers without portal access: everything a new account needs, on one page.',
    tags: 'install, paper',
    file: {
      name: 'new-account.pdf',
      lines: form('New account', ['Premises', 'Address', 'Transmitter number', 'First contact']),
    },
    keptBy: [201],
  },
  {
    title: 'Cancellation of service',
    category: 'Forms',
    daysAgo: 380,
    summary: 'Signed by the account holder; states the last day of monitoring.',
    tags: 'end, terminate',
    file: {
      name: 'cancellation.pdf',
      lines: form('Cancellation of service', ['Account number', 'Last day', 'Reason']),
    },
  },
  {
    title: 'Letter of authority',
    category: 'Forms',
    daysAgo: 350,
    summary: 'Lets a new dealer take over an account.',
    tags: 'takeover, transfer',
    file: {
      name: 'letter-of-authority.pdf',
      lines: form('Letter of authority', ['Account holder', 'Former dealer', 'New dealer']),
    },
  },
  {
    title: 'Test request',
    category: 'Forms',
    daysAgo: 340,
    summary: 'Asks the monitoring center for a test at a time you choose.',
    tags: 'test, no action',
    file: {
      name: 'test-request.pdf',
      lines: form('Test request', ['Account number', 'From', 'Until', 'Zones']),
    },
  },
  {
    title: 'Your first week with the portal',
    category: 'Guides',
    daysAgo: 6,
    summary: 'Search, place on test, contacts and the live test, in ten steps.',
    tags: 'start, training',
    file: {
      name: 'first-week.pdf',
      lines: [
        'Your first week with the portal',
        '1. Press / and type a number, a street or a name.',
        '2. Place the account on test before you touch the system.',
        '3. Open Live test on your phone and trip every zone.',
        '4. Define the zones that were received but not defined.',
        '5. Put the contacts in call order.',
        '6. Set an account passcode, and a duress code if wanted.',
        '7. Set the weekly hours, and who is called if the site stays open.',
        '8. Take it off test.',
        '9. Check Who would we call, at night and on a Sunday.',
        '10. Save the account as a template.',
      ],
    },
    keptBy: [201, 202],
  },
  {
    title: 'What happens when an alarm comes in',
    category: 'Guides',
    daysAgo: 210,
    summary: 'For the people you protect: who is called, in what order, and why.',
    audience: [...ALL],
    tags: 'alarm, call list, verification',
    file: {
      name: 'when-an-alarm-comes-in.pdf',
      lines: [
        'What happens when an alarm comes in',
        'The panel sends a signal. Within seconds an operator sees it with your call list.',
        'Burglary: two different numbers are called before police are asked.',
        'Fire department and ambulance are sent first, then calls follow.',
        'Give your passcode. Without it, no one is called off.',
        'The duress code is accepted like a passcode and sends help silently.',
      ],
    },
  },
  {
    title: 'Lo que ocurre cuando llega una alarma',
    category: 'Guides',
    daysAgo: 20,
    summary: 'La guía para las personas que usted protege.',
    language: 'Spanish',
    audience: [...ALL],
    tags: 'alarma, español',
    file: {
      name: 'cuando-llega-una-alarma.pdf',
      lines: [
        'Lo que ocurre cuando llega una alarma',
        'El panel manda una señal. El operador ve su lista de llamadas.',
        'Diga su clave. Sin ella no se cancela nada.',
      ],
    },
  },
  {
    title: 'Receiver numbers and formats',
    category: 'Programming sheets',
    daysAgo: 500,
    changedDaysAgo: 3,
    tags: 'receiver, line, contact id, sia, dc-09',
    summary: 'Phone lines, addresses and formats of our receivers.',
    file: {
      name: 'receivers.pdf',
      lines: [
        'Receiver numbers and formats',
        'Line A, Contact ID: 207-555-0170',
        'Line B, Contact ID, backup: 207-555-0171',
        'Line C, SIA level 2: 207-555-0172',
        'IP, DC-09 with ADM-CID or SIA-DCS: receiver-1.example.com, port 5093',
        'IP, backup: receiver-2.example.com, port 5093',
        'Supervision: at least one test in 24 hours; commercial fire every 6 hours.',
      ],
    },
    keptBy: [201],
  },
  {
    title: 'Yard sign and window sticker',
    category: 'Marketing PDFs',
    daysAgo: 90,
    summary: 'Artwork in the size that printers require.',
    tags: 'print, artwork',
    file: { name: 'yard-sign.pdf', lines: ['Protected day and night', 'Yard sign, 9 by 9 inches'] },
  },
  {
    title: 'Place on test in two minutes',
    category: 'Training videos',
    daysAgo: 130,
    summary: 'The video for new technicians.',
    tags: 'training, test',
    url: 'https://files.example.com/videos/place-on-test',
  },
  {
    title: 'Event codes',
    category: 'Event-code lists',
    daysAgo: 300,
    tags: 'contact id, codes',
    summary: 'What each code is called here, its service type and its priority.',
    file: {
      name: 'event-codes.pdf',
      lines: [
        'Event codes',
        ...EVENT_CODES.slice(0, PAGE - 1).map(
          ({ code, text, priority }) => `${code}  ${text}  (priority ${String(priority)})`,
        ),
      ],
    },
  },
  {
    title: 'Holidays',
    category: 'Holiday calendar',
    daysAgo: 320,
    tags: 'holidays, hours',
    summary: 'The holidays used by all schedules, this year and next.',
    file: {
      name: 'holidays.pdf',
      lines: [
        'Holidays',
        ...demoHolidays(now)
          .slice(0, PAGE - 1)
          .map(({ name, fromDay }) => `${fromDay}  ${name}`),
      ],
    },
  },
  {
    title: 'Who’s who at the monitoring center',
    category: 'Contacts',
    daysAgo: 45,
    summary: 'Data entry, technical support, billing and the supervisor on duty.',
    tags: 'people, phones',
    file: {
      name: 'who-is-who.pdf',
      lines: [
        'Who’s who at the monitoring center',
        'Monitoring center, day and night: 207-555-0100',
        'Dealer support: 207-555-0110',
        'Technicians: 207-555-0115',
        'Billing: 207-555-0120',
        'Data entry: 207-555-0125',
      ],
    },
  },
  {
    title: 'Fax cover sheet',
    category: 'Forms',
    daysAgo: 900,
    state: 'Retired',
    summary: 'We no longer accept faxes.',
    file: { name: 'fax.pdf', lines: ['Fax cover sheet'] },
  },
  {
    title: 'Cellular communicators, 2027',
    category: 'Programming sheets',
    daysAgo: 1,
    summary: 'Not reviewed yet.',
    state: 'Draft',
  },
];
