import { randomUUID } from 'node:crypto';
import { demoId } from '#adapters/server/demo/demo-id.ts';
import { plainPdf } from '../../../../support/pdf-files.ts';
import type { Body, Look, Stride } from './stride.ts';

const ADMIN = 'staff.admin';
const HELPER = 'priya.nair';
const DEALER = 'dealer.limited';
const [NUMBER, ENTRY, RESOURCE] = [randomUUID(), randomUUID(), randomUUID()];
const CALL = { purpose: 'Night desk', phone: '207-555-0199', hours: 'At night', place: 9 };
const WISHED = { title: 'Sounds', body: 'A sound for each alarm.', stage: 'Planned' };
const GUIDE = {
  title: 'Walked',
  summary: '',
  category: 'Guides',
  tags: '',
  language: 'English',
  audience: ['Dealers'],
  url: 'https://files.example.com/walked',
  state: 'Draft',
};
/** Id of a published guide in the demo world. */
const PUBLISHED = { id: demoId(9404) };

const keeping = (
  who: { actor: string; id: string },
  noun: string,
  form: Body,
): readonly Stride[] => {
  const of = (verb: string, rev: number, more: Body = {}): Stride => ({
    operationId: `${verb}${noun}`,
    actor: who.actor,
    params: () => ({ id: who.id }),
    body: () => ({ rev, ...more }),
  });
  return [
    { operationId: `add${noun}`, actor: who.actor, body: () => ({ id: who.id, ...form }) },
    of('change', 1, form),
    of('remove', 2),
    of('restore', 3),
  ];
};

/** Steps of provider-maintained content, such as the library and the roadmap, and of dealers' messages to the provider. */
export const PROVIDER_DESK: readonly Stride[] = [
  {
    operationId: 'sendContactMessage',
    actor: DEALER,
    body: () => ({
      topic: 'Billing',
      xmit: '',
      text: 'Why twice?',
      route: '/home/contact-us',
      appVersion: '1.0',
    }),
  },
  {
    operationId: 'supportAnswer',
    actor: HELPER,
    subject: DEALER,
    params: (walker) => ({ reference: walker.said('sendContactMessage', 'reference') }),
    body: () => ({ text: 'It was one.', rev: 1 }),
  },
  ...keeping({ actor: HELPER, id: NUMBER }, 'ContactNumber', CALL),
  ...keeping({ actor: ADMIN, id: ENTRY }, 'RoadmapItem', WISHED),
  {
    operationId: 'wishRoadmap',
    actor: DEALER,
    params: () => ({ id: ENTRY, kind: 'vote' }),
    body: () => ({ on: true }),
  },
  ...keeping({ actor: ADMIN, id: RESOURCE }, 'LibraryItem', GUIDE),
  {
    operationId: 'uploadLibraryFile',
    actor: ADMIN,
    params: () => ({ id: RESOURCE }),
    query: { rev: '4' },
    file: { name: 'walked.pdf', content: plainPdf() },
  },
  {
    operationId: 'favoriteLibraryItem',
    actor: DEALER,
    params: () => PUBLISHED,
    body: () => ({ on: true }),
  },
];

/** Reads of provider-maintained content. */
export const LOOKS_AT_DESK: readonly Look[] = [
  { operationId: 'helpState', actor: DEALER },
  { operationId: 'contactUs', actor: DEALER },
  { operationId: 'roadmap', actor: DEALER },
  { operationId: 'listLibrary', actor: DEALER },
  { operationId: 'libraryFile', actor: DEALER, params: () => PUBLISHED },
  { operationId: 'listContactNumbers', actor: HELPER },
  { operationId: 'listRoadmapItems', actor: ADMIN },
  { operationId: 'listLibraryItems', actor: ADMIN },
  {
    operationId: 'libraryVersion',
    actor: ADMIN,
    params: () => ({ id: RESOURCE, version: '1' }),
  },
];
