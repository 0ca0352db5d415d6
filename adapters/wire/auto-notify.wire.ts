import * as z from 'zod/mini';
import {
  MESSAGE_CATEGORIES,
  MESSAGE_PRIORITIES,
} from '#core/answering-messages/answering-message.schema.ts';
import {
  NOTIFY_DIGESTS,
  NOTIFY_TIMINGS,
  NOTIFY_CAUSES,
  notifyDeskSchema,
  notifyDryRunSchema,
  notifyChecks,
  notifyFields,
  type NotifyCause,
  type NotifyDigest,
  type NotifyTiming,
} from '#core/auto-notify/notify-rule.schema.ts';
import { get, post, put } from './endpoint.ts';
import { rev } from './params.ts';
import { nothingSchema } from './problem.wire.ts';

/** The flag opens the screen; who changes anything holds the right to edit besides (domain guide 5.1). */
const dealers = { kind: 'full', applications: [2], permissions: ['ansServiceBlockFlag'] } as const;
const editors = { ...dealers, permissions: ['ansServiceBlockFlag', 'ansServiceEdit'] } as const;
const ofRule = {
  inGroup: true,
  access: editors,
  params: z.strictObject({ id: z.uuid() }),
  repeatable: 'byKey',
  reply: nothingSchema,
} as const;

/** Values of a few between commas; none is all. */
const several = <Value extends string>(of: readonly Value[]) =>
  z.pipe(
    z._default(z.string().check(z.maxLength(200)), ''),
    z.transform((text) => of.filter((one) => text.split(',').includes(one))),
  );

/** The rules of the group with what became of them in a week, and whom they can name (domain guide 6.8 c). */
export const notifyDesk = get('notifyDesk', 'ans-service/auto-notify', {
  inGroup: true,
  summary: 'Who is told of what by itself',
  access: dealers,
  reply: notifyDeskSchema,
  errors: [404],
});

/** What a rule would have sent last week, of what really happened. */
export const dryRunNotifyRule = get('dryRunNotifyRule', 'ans-service/auto-notify/dry-run', {
  inGroup: true,
  summary: 'What a rule would have sent last week',
  access: dealers,
  query: z.strictObject({
    cause: z.enum(Object.keys(NOTIFY_CAUSES) as NotifyCause[]),
    categories: several(MESSAGE_CATEGORIES),
    priorities: several(MESSAGE_PRIORITIES),
    timing: z.enum(Object.keys(NOTIFY_TIMINGS) as NotifyTiming[]),
    digest: z.enum(Object.keys(NOTIFY_DIGESTS) as NotifyDigest[]),
  }),
  reply: notifyDryRunSchema,
  errors: [404],
});

/** Adds a rule once for the id the form made. */
export const addNotifyRule = post('addNotifyRule', 'ans-service/auto-notify', {
  inGroup: true,
  access: editors,
  repeatable: 'byKey',
  summary: 'Add a rule',
  body: z.strictObject({ id: z.uuid(), ...notifyFields }).check(...notifyChecks),
  reply: nothingSchema,
  errors: [404, 422],
});

/** As it was last seen; 409 tells who was quicker. */
export const changeNotifyRule = put('changeNotifyRule', 'ans-service/auto-notify/{id}', {
  ...ofRule,
  summary: 'Change a rule',
  body: z.strictObject({ rev, ...notifyFields }).check(...notifyChecks),
  errors: [404, 409, 422],
});

export const turnNotifyRule = post('turnNotifyRule', 'ans-service/auto-notify/{id}/turn', {
  ...ofRule,
  summary: 'Turn a rule on or off',
  body: z.strictObject({ rev, enabled: z.boolean() }),
  errors: [404, 409],
});

export const removeNotifyRule = post('removeNotifyRule', 'ans-service/auto-notify/{id}/remove', {
  ...ofRule,
  summary: 'Remove a rule',
  body: z.strictObject({ rev }),
  errors: [404, 409],
});
