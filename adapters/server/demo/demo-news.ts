import { calendarDay } from '#core/kernel/calendar-day.rule.ts';
import {
  newsDraftSchema,
  newsForm,
  type NewsDraft,
  type NewsFields,
} from '#core/news/news.schema.ts';
import { DEMO_TIME_ZONE } from './demo-groups.ts';
import { DAY, dayOf } from './demo-time.ts';

/** A news item of the demo data, with the text lines of its document. */
export interface DemoNews {
  readonly draft: NewsDraft;
  readonly document: { readonly name: string; readonly lines: readonly string[] } | null;
}

type NewsStory = Partial<NewsFields> & {
  /** Days from today; negative values are in the past. */
  readonly from: number;
  readonly to: number;
  readonly document: DemoNews['document'];
};

const STORIES: readonly NewsStory[] = [
  {
    title: 'Daylight saving: check your schedules',
    body: 'Closing times follow local time when the clocks change.\nYou don’t need to do anything, unless a schedule was made for one day.',
    icon: 'calendar-days-filled',
    color: 'amber',
    order: '1',
    from: -11,
    to: 8,
    document: {
      name: 'dst-guide.pdf',
      lines: [
        'Daylight saving and schedules',
        'Weekly schedules follow the local time of the site.',
        'Temporary schedules keep the day they were made for.',
      ],
    },
  },
  {
    title: 'Walk test by phone',
    body: 'Run a live test from the ladder and see each zone tick off.',
    icon: 'newspaper-filled',
    color: 'blue',
    order: '2',
    url: 'https://www.example.com/walk-test',
    from: -16,
    to: 49,
    document: null,
  },
  {
    title: 'Holiday hours',
    body: 'Support is available from 08:00 to 16:00 on the upcoming holidays; monitoring continues as always.',
    icon: 'envelope',
    color: 'green',
    order: '3',
    from: 16,
    to: 26,
    document: { name: 'holiday-hours.pdf', lines: ['Holiday hours', 'Support: 08:00 to 16:00.'] },
  },
  {
    title: 'New receiver numbers',
    body: 'Panels programmed before 2019 need the second receiver number; the list shows which ones.',
    icon: 'exclamation-circle-filled',
    color: 'red',
    order: '4',
    url: 'https://www.example.com/receivers',
    from: 20,
    to: 110,
    document: { name: 'receiver-numbers.pdf', lines: ['Receiver numbers', 'Second: 555-0142'] },
  },
  {
    title: 'Maintenance is over',
    body: 'Changes to contacts and schedules were paused for half an hour; everything is available again.',
    icon: 'exclamation-triangle-filled',
    color: 'amber',
    from: -30,
    to: -24,
    document: null,
  },
  {
    title: 'Winter outage report',
    body: 'The storm caused 38 power outages in six hours; the report shows what we learned.',
    icon: 'shield-exclamation-filled',
    color: 'blue',
    from: -47,
    to: -20,
    document: { name: 'outage-report.pdf', lines: ['Outage report', '38 power outages.'] },
  },
];

/** Returns two active, two future and two expired news items, relative to `now` (domain guide 9.2). */
export const demoNews = (now: number): readonly DemoNews[] => {
  // Starts at noon, so that a day of 23 or 25 hours does not shift the date.
  const noon = Date.parse(`${calendarDay(now, DEMO_TIME_ZONE)}T12:00:00Z`);
  const day = (ahead: number): string => dayOf(noon + ahead * DAY);
  return STORIES.map(({ from, to, document, ...scenario }) => {
    const typed = {
      ...newsForm.show(null),
      ...scenario,
      effectiveDate: day(from),
      expirationDate: day(to),
    };
    return { draft: newsDraftSchema.parse(newsForm.read(typed)), document };
  });
};
